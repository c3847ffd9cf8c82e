/** Nothing that comes over the line, and nothing on the page, tells what others hold. */
import { chance } from '../harness/chance';
import { Frames } from '../harness/frames';
import { friend } from '../harness/friend';
import { mouse } from '../harness/hands';
import { open } from '../harness/opening';
import { Player } from '../harness/player';
import { cardsOf, everHeld, handOf, named, secretsOf } from '../harness/secrets';
import { Table } from '../harness/table';
import { expect, test } from '../harness/test';

for (const game of ['nature', 'estro']) {
  test(`${game}: neither frames nor page name what the other holds`, async ({
    page,
    browser,
    program,
    say,
    wrongs,
  }) => {
    const { code, invite } = await open(page, { game, seats: ['me', 'open'] });
    const pages = [page, await friend(browser, program.url, wrongs), await friend(browser, program.url, wrongs)];
    const frames = pages.map((one) => new Frames(one));
    const [, other, watcher] = pages;
    if (!other || !watcher) return;
    await page.goto(`/table/${code}`);
    await other.goto(`/join/${code}/${invite}`);
    await other.getByRole('textbox', { name: say('web-your-name') }).fill('Grace');
    await other.getByRole('button', { name: say('web-sit') }).click();
    await watcher.goto(`/table/${code}`);
    await expect(new Table(watcher, say).field).toBeVisible();

    const cards = await cardsOf(page, game, 'en');
    const players = [page, other].map((one, i) => new Player(new Table(one, say), mouse(one), chance(i + 1)));
    const looked = { secrets: 0, pages: 0 };

    /**
     * What the ones behind these numbers must not know of a seat. They are asked first, and then the
     * seat catches up with them: else a card that it has just laid open would still count as secret.
     */
    const scan = async (seat: number, others: number[]) => {
      const own = frames[seat - 1];
      if (!own) return;
      for (const i of others) {
        const [heard, shown] = [frames[i], pages[i]];
        if (!heard || !shown) continue;
        const content = await shown.content();
        const text = heard.texts.join('\n');
        const { number } = heard.now;
        await expect.poll(() => own.now.number).toBeGreaterThanOrEqual(number);
        // A card one holds oneself is no secret to oneself, nor one that a gift let one see (GT-59); of one
        // that the other seat has held too, that copy may have been named.
        const known = new Set(
          heard.wholes.flatMap(({ scene, eye }) => (eye ? handOf(scene, seat) : [])),
        );
        for (const [j, its] of frames.entries()) {
          if (j + 1 !== seat) for (const card of everHeld(its.wholes, j + 1)) known.add(card);
        }
        const blind = heard.wholes.filter(({ eye }) => game === 'nature' || !eye);
        for (const { scene } of blind) expect(handOf(scene, seat)).toEqual([]);
        const hidden = [...secretsOf(own.wholes, seat)].filter((card) => !known.has(card));
        looked.secrets += hidden.length;
        looked.pages += 1;
        expect(named(text, hidden, cards), 'in frames').toEqual([]);
        expect(named(content, hidden, cards), 'on the page').toEqual([]);
      }
    };

    let goesOn = true;
    for (let round = 0; goesOn && round < 12; round++) {
      const turns = players.map((player) => player.whileAsked(6, 1500));
      goesOn = (await Promise.all(turns)).every(Boolean);
      await scan(1, [1, 2]);
      await scan(2, [0, 2]);
    }
    expect(looked.pages).toBeGreaterThan(8);
    expect(looked.secrets).toBeGreaterThan(game === 'estro' ? 20 : 5);
    for (const one of [other, watcher]) await one.context().close();
  });
}
