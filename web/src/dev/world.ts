/** A world in which a fixture is the server: for looking at boards while the program is built. */
import type { Ask, Choice, News, Scene, Whole } from '../wire/messages';
import type { Socket, World } from '../wire/socket';

/** What a fixture is: what one eye sees of a moment. */
export interface Fixture {
  scene: Scene;
  prompt: string;
  choices: Choice[];
}

/** The table around a fixture. */
function whole(name: string, { scene, prompt, choices }: Fixture): Whole {
  const seats = Math.max(2, ...scene.zones.map((zone) => zone.seat ?? 0));
  return {
    number: 1,
    eye: 1,
    table: {
      code: name,
      game: name.split('-')[0] ?? name,
      options: {},
      stage: 'playing',
      seats: Array.from({ length: seats }, (_, i) => ({
        seat: i + 1,
        name: i === 0 ? 'Ada' : seats > 2 ? `Bot (${i + 1})` : 'Bot',
        sitter:
          i === 0 ? { kind: 'guest', name: 'Ada', here: true } : { kind: 'bot', level: 'normal' },
        yours: i === 0,
        side: (i % 2) + 1,
        asked: i === 0,
      })),
      undo: { kind: 'free' },
      public: false,
      watchers: 0,
    },
    scene,
    prompt,
    choices,
    log: [prompt],
  };
}

/** A world whose only server knows this fixture. */
export function worldOf(name: string, fixture: Fixture): World {
  return {
    dial: () => {
      const tell = (news: News) =>
        setTimeout(() =>
          socket.onmessage?.call(socket as never, { data: JSON.stringify(news) } as MessageEvent),
        );
      const socket: Socket = {
        readyState: 1,
        onmessage: null,
        onclose: null,
        close: () => {},
        send: (text) => {
          const ask: Ask = JSON.parse(String(text));
          if (ask.ask === 'why') {
            const reasons = [{ code: 'XX-1.2', why: 'A fixture knows no reasons.' }];
            tell({ news: 'because', id: ask.id, reasons });
          } else if (ask.ask === 'wish' && ask.wish.do === 'act') {
            tell({
              news: 'refused',
              id: ask.id,
              why: { code: 'fixture', why: `Chosen: ${ask.wish.text}` },
            });
          }
        },
      };
      tell({ news: 'whole', ...whole(name, fixture) });
      return socket;
    },
    wait: (ms, then) => window.setTimeout(then, ms),
    stop: (timer) => window.clearTimeout(timer),
    random: Math.random,
  };
}
