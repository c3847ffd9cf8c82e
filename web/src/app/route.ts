/** Where people are in the program: its pages and their addresses. Pure. */

/** A page. */
export type Route =
  | { page: 'home' }
  | { page: 'new'; game: string }
  | { page: 'table'; code: string; invite?: string }
  | { page: 'watch' }
  | { page: 'settings' }
  | { page: 'dev' }
  | { page: 'lost' };

/** The page of an address. */
export function route(path: string): Route {
  const [first, second, third, ...more] = path.split('/').filter(Boolean).map(decoded);
  if (more.length > 0) return { page: 'lost' };
  const count = [first, second, third].filter((part) => part !== undefined).length;
  switch (`${first ?? ''}/${count}`) {
    case '/0':
      return { page: 'home' };
    case 'new/2':
      return { page: 'new', game: second ?? '' };
    case 'table/2':
      return { page: 'table', code: second ?? '' };
    case 'join/3':
      return { page: 'table', code: second ?? '', invite: third ?? '' };
    case 'watch/1':
      return { page: 'watch' };
    case 'settings/1':
      return { page: 'settings' };
    case 'dev/1':
      return { page: 'dev' };
    default:
      return { page: 'lost' };
  }
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Where a table is; with an invitation one may sit down there. */
export function tablePath(code: string, invite?: string): string {
  return invite ? `/join/${code}/${invite}` : `/table/${code}`;
}
