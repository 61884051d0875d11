import { describe, expect, it } from 'vitest';
import { addressOf, type Route, routeOf } from './router.ts';

const ROUTES: readonly (readonly [string, Route])[] = [
  ['#/', { at: 'home' }],
  ['#/local/a1', { at: 'local', id: 'a1' }],
  ['#/match/m1/t-_9', { at: 'match', id: 'm1', token: 't-_9' }],
  ['#/watch/m1', { at: 'watch', id: 'm1', token: null }],
  ['#/watch/m1/t', { at: 'watch', id: 'm1', token: 't' }],
  ['#/replay/local/a1', { at: 'replay', of: { kind: 'local', id: 'a1' } }],
  ['#/replay/online/m1', { at: 'replay', of: { kind: 'online', id: 'm1', token: null } }],
  ['#/replay/online/m1/t', { at: 'replay', of: { kind: 'online', id: 'm1', token: 't' } }],
  ['#/replay/local/a1/@12', { at: 'replay', of: { kind: 'local', id: 'a1' }, frame: 12 }],
  ['#/replay/online/m1/t/@3', { at: 'replay', of: { kind: 'online', id: 'm1', token: 't' }, frame: 3 }],
  ['#/replay/file/@7', { at: 'replay', of: { kind: 'file' }, frame: 7 }],
  ['#/replay/file', { at: 'replay', of: { kind: 'file' } }],
  ['#/report/local/a1', { at: 'report', of: { kind: 'local', id: 'a1' } }],
  ['#/report/online/m1/t', { at: 'report', of: { kind: 'online', id: 'm1', token: 't' } }],
  ['#/report/file', { at: 'report', of: { kind: 'file' } }],
  ['#/workshop/some-game', { at: 'workshop', game: 'some-game' }],
  ['#/rules/some-game/guide', { at: 'rules', game: 'some-game', rule: 'guide' }],
  ['#/docs/effort', { at: 'docs', path: 'effort', section: null }],
  ['#/docs/rulings/station/@a-battle', { at: 'docs', path: 'rulings/station', section: 'a-battle' }],
  ['#/puzzles', { at: 'puzzles' }],
  ['#/puzzles/some-game/rake-her', { at: 'puzzle', game: 'some-game', id: 'rake-her' }],
  ['#/ratings', { at: 'ratings', game: null }],
  ['#/ratings/some-game', { at: 'ratings', game: 'some-game' }],
  ['#/verify', { at: 'verify' }],
  ['#/tournaments', { at: 'tournaments' }],
  ['#/tournaments/t-1', { at: 'tournament', id: 't-1' }],
  ['#/some/where', { at: 'nowhere', address: 'some/where' }],
];

describe('the addresses of the page', () => {
  it.each(ROUTES)('%s is read and written alike', (address, route) => {
    expect(routeOf(address)).toEqual(route);
    expect(addressOf(route)).toBe(address);
  });

  it.each(['', '#', '#/'])('%j leads home', (address) => {
    expect(routeOf(address)).toEqual({ at: 'home' });
  });

  it.each([
    'nonsense',
    'nonsense/x',
    'match/only-an-id',
    'local',
    'replay/local',
    'replay/x/y',
    'report/x/y',
    'workshop',
    'docs',
  ])('#/%s leads nowhere, and says so', (address) => {
    expect(routeOf(`#/${address}`)).toEqual({ at: 'nowhere', address });
  });

  it('keeps strange letters in one piece', () => {
    const route: Route = { at: 'match', id: 'a/b', token: 'c d%' };
    expect(routeOf(addressOf(route))).toEqual(route);
    expect(routeOf('#/local/%E0%A4%A')).toEqual({ at: 'local', id: '%E0%A4%A' });
  });
});
