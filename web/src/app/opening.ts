/** Opens a table and goes there. */
import * as http from '../wire/http';
import type { NewTable } from '../wire/types';
import { tablePath } from './route';
import { go } from './router.svelte';

/** Opens a table and goes there; throws what the server says against it. */
export async function openTable(table: NewTable): Promise<void> {
  const { code } = await http.open(table);
  go(tablePath(code));
}
