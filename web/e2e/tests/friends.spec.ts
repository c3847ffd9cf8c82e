/** Two browsers at one table, and whoever looks on. */
import { chance } from '../harness/chance';
import { friend } from '../harness/friend';
import { mouse } from '../harness/hands';
import { Player } from '../harness/player';
import { Table } from '../harness/table';
import { expect, test } from '../harness/test';

for (const name of ['Command of Nature', 'Estro']) {
  test(`${name}: a link to a friend, and the two play`, async ({
    page,
    browser,
    program,
    say,
    wrongs,
  }) => {
    await page.goto('/');
    await page.getByRole('button', { name: say('web-with-friend-at', { game: name }) }).click();
    const link = await page.getByRole('textbox', { name: say('web-invite-link') }).inputValue();
    await expect(page.getByRole('img', { name: say('web-invite-qr') })).toBeVisible();

    const other = await friend(browser, program.url, wrongs);
    await other.goto(link);
    await other.getByRole('textbox', { name: say('web-your-name') }).fill('Grace');
    await other.getByRole('button', { name: say('web-sit') }).click();
    const [here, there] = [new Table(page, say), new Table(other, say)];
    await expect(here.field).toBeVisible();
    await expect(there.field).toBeVisible();
    // Whoever comes by a link is the same visitor after a reload, with the same seat.
    await other.reload();
    await expect(there.field).toBeVisible();
    await expect(there.sentence).not.toHaveText(say('web-you-watch'));
    await expect(page.getByRole('list', { name: say('web-seats') })).toContainText('Grace');

    // A whole match of two who play by chance may take hundreds of turns.
    await Promise.all([
      new Player(here, mouse(page), chance(1)).orGivesUp(30),
      new Player(there, mouse(other), chance(2)).toTheEnd(),
    ]);
    const endings = [say('web-won'), say('web-lost-game')];
    const ended = await Promise.all([here, there].map(({ result }) => result.getByRole('heading').innerText()));
    if (!ended.includes(say('web-draw'))) expect(ended.toSorted()).toEqual(endings.toSorted());

    // Play again needs both.
    await here.result.getByRole('button', { name: say('web-rematch') }).click();
    await expect(there.result).toContainText(say('web-rematch-wished', { names: '' }).trim());
    await there.result.getByRole('button', { name: say('web-rematch') }).click();
    await expect(here.result).toBeHidden();
    await expect(there.result).toBeHidden();
    await expect(here.field).toBeVisible();
    await expect(there.field).toBeVisible();
    await Promise.any([here, there].map(({ things }) => things.first().waitFor()));
    await other.context().close();
  });
}

test('a name stays that was typed before the server said who one is', async ({ page, browser, program, say, wrongs }) => {
  await page.goto('/');
  await page.getByRole('button', { name: say('web-with-friend-at', { game: 'Estro' }) }).click();
  const link = await page.getByRole('textbox', { name: say('web-invite-link') }).inputValue();
  const other = await friend(browser, program.url, wrongs);
  let tell = () => {};
  const typed = new Promise<void>((told) => (tell = told));
  await other.route('**/api/me', async (route) => {
    await typed;
    await route.continue();
  });
  await other.goto(link);
  const field = other.getByRole('textbox', { name: say('web-your-name') });
  await field.fill('Grace');
  const answer = other.waitForResponse('**/api/me');
  tell();
  await (await answer).finished();
  await expect(field).toHaveValue('Grace');
  await other.getByRole('button', { name: say('web-sit') }).click();
  await expect(page.getByRole('list', { name: say('web-seats') })).toContainText('Grace');
  await other.context().close();
});

test('the link to watch takes no seat', async ({ page, browser, program, say, wrongs }) => {
  await page.goto('/');
  await page.getByRole('button', { name: say('web-with-friend-at', { game: 'Estro' }) }).click();
  const link = await page.getByRole('textbox', { name: say('web-watch-link') }).inputValue();
  const other = await friend(browser, program.url, wrongs);
  await other.goto(link);
  await expect(other.getByRole('heading', { name: say('web-gathering') })).toBeVisible();
  await expect(other.getByRole('button', { name: say('web-sit') })).toHaveCount(0);

  // Nor does whoever asks the server without the page.
  const answer = await other.evaluate(
    (path) =>
      new Promise<string>((resolve) => {
        const socket = new WebSocket(path);
        const ask = { ask: 'wish', id: 'x-1', seat: 2, wish: { do: 'sit', name: 'Eve' } };
        socket.onmessage = ({ data }) => {
          const news = JSON.parse(String(data));
          if (news.news === 'whole') socket.send(JSON.stringify(ask));
          if (news.news === 'refused' || news.news === 'done') resolve(news.news);
        };
      }),
    `${program.url.replace('http', 'ws')}/api/tables/${link.split('/').at(-1)}/socket?lang=en`,
  );
  expect(answer).toBe('refused');
  await expect(page.getByRole('textbox', { name: say('web-invite-link') })).toBeVisible();
  await other.context().close();
});

test('who watches sees the game and can do nothing in it', async ({ page, browser, program, say, wrongs }) => {
  await page.goto('/');
  const name = say('web-play-now-at', { game: 'Estro', level: say('web-level-easy') });
  await page.getByRole('button', { name }).click();
  const table = new Table(page, say);
  await expect(table.things.first()).toBeVisible();
  const other = await friend(browser, program.url, wrongs);
  await other.goto(page.url());
  const watched = new Table(other, say);
  await expect(watched.sentence).toHaveText(say('web-you-watch'));
  await new Player(table, mouse(page), chance(2)).some(6);
  await expect(watched.things).toHaveCount(0);
  await expect(other.getByRole('button', { name: say('web-undo') })).toHaveCount(0);
  await other.context().close();
});
