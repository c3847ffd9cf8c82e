/** Two people at one screen: between them a curtain, and behind it nothing of either. */
import { chance } from '../harness/chance';
import { Frames } from '../harness/frames';
import { mouse } from '../harness/hands';
import { openTable } from '../harness/opening';
import { Player } from '../harness/player';
import { cardsOf, handOf, named } from '../harness/secrets';
import { expect, test } from '../harness/test';

for (const game of ['nature', 'estro']) {
  test(`${game}: the page holds nothing of the other seat`, async ({ page, say }) => {
    const frames = new Frames(page);
    const table = await openTable(page, say, { game, seats: ['me', 'me'] });
    const player = new Player(table, mouse(page), chance(21));
    const cards = await cardsOf(page, game, 'en');
    const curtains: number[] = [];
    while (curtains.length < 4) {
      await table.things.or(table.result).or(table.curtain).first().waitFor();
      if (await table.result.isVisible()) break;
      if (await table.curtain.isVisible()) {
        const held = [...handOf(latest(frames, 1), 1), ...handOf(latest(frames, 2), 2)];
        expect(named(await page.content(), held, cards), 'behind the curtain').toEqual([]);
        await expect(table.field).toHaveCount(0);
        await expect(page.getByRole('log')).toHaveCount(0);
        const { curtain } = frames.now;
        await table.curtain.click();
        await expect(table.field).toBeVisible();
        expect(frames.now.eye).toBe(curtain);
        const near = curtain ?? 0;
        const far = near === 1 ? 2 : 1;
        expect(handOf(frames.now.scene, far), 'sent of the other hand').toEqual([]);
        const own = new Set(handOf(frames.now.scene, near));
        const others = handOf(latest(frames, far), far).filter((card) => !own.has(card));
        const open = new Set(frames.now.scene?.zones.flatMap(({ pieces }) => (pieces ?? []).map(({ card }) => card)));
        const hidden = others.filter((card) => !open.has(card));
        const field = await table.field.innerHTML();
        expect(named(field, hidden, cards), 'of the other seat').toEqual([]);
        curtains.push(near);
      } else {
        await player.step();
      }
    }
    expect(new Set(curtains)).toEqual(new Set([1, 2]));
  });
}

/** What this seat saw when it last looked. */
function latest(frames: Frames, seat: number) {
  return frames.wholes.findLast((whole) => whole.eye === seat)?.scene;
}
