import { describe, expect, it } from 'vitest';
import { calendarText } from './calendar.ts';
import { hookParcel } from './hook-bodies.ts';
import { letterOf, plainTitle, sayingOf, type Told } from './words.ts';

const told = (title: string, more: Partial<Told> = {}): Told => ({
  kind: 'turn',
  match: 'm',
  seat: 's',
  words: { title: plainTitle(title), seat: 'Red', by: 'Ann' },
  again: false,
  ...more,
});

describe('what notices say', () => {
  it('makes no link, no second line and no long title of what a stranger wrote', () => {
    expect(plainTitle('Visit https://evil.example/now or www.evil.example')).toBe(
      'Visit evil example/now or www evil example',
    );
    expect(plainTitle('a\r\nBcc: x@y.example\u202e')).toBe('a Bcc: x@y example');
    expect([...plainTitle('x'.repeat(8000))]).toHaveLength(60);
    expect(plainTitle('Cape St. Vincent, 1797')).toBe('Cape St. Vincent, 1797');
  });

  it('has a sentence for every kind', () => {
    for (const kind of ['turn', 'invite', 'rematch', 'talk', 'over', 'try'] as const)
      expect(sayingOf(told('Lissa', { kind })).head.length).toBeGreaterThan(5);
    expect(sayingOf(told('Lissa', { again: true })).head).toBe('Still your turn: Lissa');
  });

  it('says everything in one letter, with a way out of it', () => {
    const terms = { publicUrl: 'https://play.example', stop: 'https://play.example/#/stop', zone: 'UTC' };
    const { subject, text } = letterOf([told('One'), told('Two')], { ...terms, daily: false });
    expect(subject).toBe('Your turn: One, and 1 more');
    expect(text).toContain('https://play.example/#/seat/m/s');
    expect(text).toContain(terms.stop);
    expect(letterOf([told('One')], { ...terms, daily: true }).subject).toBe('Your matches: one thing is new');
  });

  it('is no markup, mention or link in Discord and Slack', () => {
    const house = { id: 'i', link: 'https://play.example/#/x', zone: 'UTC', now: 0 };
    const bad = told('@everyone <!channel> [a](b) *x*');
    const discord = JSON.parse(hookParcel({ kind: 'discord', secret: '' }, bad, house).body);
    expect(discord.content).not.toMatch(/(?<!\\)@everyone|(?<!\\)\[a/);
    const slack = JSON.parse(hookParcel({ kind: 'slack', secret: '' }, bad, house).body);
    expect(slack.text).toContain('&lt;!channel&gt;');
  });

  it('is folded and escaped for calendars', () => {
    const text = calendarText(
      [{ match: 'm', seat: 's', head: `A; b, c\\ \n${'é'.repeat(60)}`, link: 'https://x/', at: 0, since: 0 }],
      'x',
    );
    expect(text).toContain('SUMMARY:A\\; b\\, c\\\\ \\n');
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(text.replaceAll('\r\n ', '')).toContain('é'.repeat(60));
    expect(text).toContain('DTSTART:19700101T000000Z');
  });
});
