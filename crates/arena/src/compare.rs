mod significance;
