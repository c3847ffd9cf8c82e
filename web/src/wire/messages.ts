/** The messages of the wire, as the client speaks of them. */
import type { News } from './types';

export type * from './types';

/** What a strong bot would do. */
export type Hint = Extract<News, { news: 'hint' }>;
