import { ARMADA_PACKS, wonders } from '@pharos/wonders';
import { describe, expect, it, vi } from 'vitest';
import { speak } from '../../../test/catalogues.ts';
import type { Chosen } from '../../form/gameForm.ts';
import { answersTo, controlsFor, optionsOf, readChosen, rulingsFor, seatsIn, YES } from '../../form/gameForm.ts';
import { teamSizeOf, titleOf } from '../../form/titles.ts';
import { form as WONDERS } from './form.ts';

vi.mock('../../i18n/index.svelte.ts', async () => (await import('../../../test/catalogues.ts')).i18n);
speak('en', 'wonders');

describe('the form of 7 Wonders', () => {
  const usual = readChosen(WONDERS, null);
  const with_ = (answers: Record<string, string>): Chosen => ({ ...usual, answers: { ...usual.answers, ...answers } });

  it('the form of 7 Wonders begins with what the rules take for granted, in each edition', () => {
    expect(wonders.readOptions(optionsOf(WONDERS, usual))).toEqual(wonders.readOptions({}));
    const first = optionsOf(WONDERS, with_({ edition: '1' }));
    expect(wonders.readOptions(first)).toEqual(wonders.readOptions({ edition: 1 }));
  });
  it('the form of 7 Wonders gives every answer of both editions to the rules, and reads it back from a table', () => {
    for (const edition of ['1', '2']) {
      const start = with_({ edition });
      for (const control of controlsFor(WONDERS, start)) {
        for (const [answer] of answersTo(control, start)) {
          const chosen = with_({ edition, [control.id]: answer });
          expect(readChosen(WONDERS, wonders.readOptions(optionsOf(WONDERS, chosen)))).toEqual(chosen);
        }
      }
    }
  });
  it('the form of 7 Wonders does not trip over rulings it does not know', () => {
    expect(readChosen(WONDERS, { packs: ['base', 'armada'], rulings: ['anythingGoes', 3] }).rulings).toEqual({});
  });
  it('the form of 7 Wonders lets two play the first edition only', () => {
    expect(seatsIn(WONDERS, with_({ edition: '1', players: '2' }))).toBe(2);
    expect(seatsIn(WONDERS, with_({ edition: '2', players: '2' }))).toBe(3);
    expect(optionsOf(WONDERS, with_({ edition: '2', players: '2' }))).toMatchObject({ edition: 2, players: 3 });
  });
  it('the form of 7 Wonders says numbers to the rules as numbers', () => {
    expect(optionsOf(WONDERS, with_({ players: '7' }))).toEqual({
      packs: ['base'],
      edition: 2,
      players: 7,
      sides: 'choose',
    });
  });
  it('the form of 7 Wonders keeps the sides of the editions apart', () => {
    expect(readChosen(WONDERS, { edition: 1, sides: 'B' }).answers).toMatchObject({ sidesOfFirst: 'B' });
    expect(readChosen(WONDERS, { edition: 2, sides: 'B' })).toEqual(usual);
    expect(readChosen(WONDERS, { edition: 2, players: 2 })).toEqual(usual);
  });
  it('the form of 7 Wonders tells in the title how many play, and the edition unless it is the usual one', () => {
    expect(titleOf({ game: 'wonders', options: { edition: 2, players: 5 } })).toBe('7 Wonders · 5 players');
    expect(titleOf({ game: 'wonders', options: { edition: 1, players: 2 } })).toBe(
      '7 Wonders · 1st edition · 2 players',
    );
  });
});

const OF_ARMADA = wonders.rulings.filter(({ pack }) => pack === 'armada');

describe('the form of Armada', () => {
  const base = readChosen(WONDERS, { packs: ['base', 'armada'] });
  const with_ = (answers: Record<string, string>, more: Partial<Chosen> = {}): Chosen => ({
    ...base,
    answers: { ...base.answers, ...answers },
    ...more,
  });
  const counts = (chosen: Chosen): string[] =>
    WONDERS.controls.flatMap((control) =>
      control.id === 'players' ? answersTo(control, chosen).map(([id]) => id) : [],
    );
  const asksForTeams = (chosen: Chosen): boolean => controlsFor(WONDERS, chosen).some(({ id }) => id === 'teams');

  it('the form of Armada is for three to eight in the first edition and for three to seven in the second', () => {
    expect(counts(with_({ edition: '1' }))).toEqual(['3', '4', '5', '6', '7', '8']);
    expect(counts(with_({ edition: '2' }))).toEqual(['3', '4', '5', '6', '7']);
    expect(seatsIn(WONDERS, with_({ edition: '1', players: '8' }))).toBe(8);
  });
  it('the form of Armada asks about teams where two and two can play together', () => {
    expect(['3', '4', '5', '6', '7', '8'].filter((players) => asksForTeams(with_({ edition: '1', players })))).toEqual([
      '4',
      '6',
      '8',
    ]);
    // Eight of the first edition are three in the second, unless somebody says otherwise.
    expect(asksForTeams(with_({ edition: '2', players: '8' }))).toBe(false);
  });
  it('the form of Armada gives every answer of both editions to the rules, and reads it back from a table', () => {
    for (const edition of ['1', '2']) {
      for (const players of counts(with_({ edition }))) {
        for (const teams of asksForTeams(with_({ edition, players })) ? ['no', YES] : ['no']) {
          const chosen = with_({ edition, players, teams });
          const options = wonders.readOptions(optionsOf(WONDERS, chosen));
          expect(options).toMatchObject({ packs: ['base', 'armada'], players: Number(players), teams: teams === YES });
          expect(readChosen(WONDERS, options)).toEqual(chosen);
          expect(teamSizeOf({ game: 'wonders', options })).toBe(teams === YES ? 2 : 1);
        }
      }
    }
  });
  it('the form of Armada has every ruling of the rules, and gives each to them turned round', () => {
    const eight = with_({ edition: '1', players: '8', teams: YES });
    expect(rulingsFor(WONDERS, eight)).toEqual(OF_ARMADA);
    for (const ruling of OF_ARMADA) {
      const chosen = { ...eight, rulings: { [ruling.id]: ruling.answers[1].id } };
      const options = wonders.readOptions(optionsOf(WONDERS, chosen));
      expect(options.rulings).toEqual([ruling.id]);
      expect(readChosen(WONDERS, options)).toEqual(chosen);
    }
    expect(wonders.readOptions(optionsOf(WONDERS, eight)).rulings ?? []).toEqual([]);
    expect(rulingsFor(WONDERS, readChosen(WONDERS, null))).toEqual([]);
  });
  it('the form of Armada hides rulings that cannot matter: by edition, by how many play, without teams', () => {
    const hidden = (answers: Record<string, string>): string[] => {
      const shown = rulingsFor(WONDERS, with_(answers));
      return OF_ARMADA.flatMap((ruling) => (shown.includes(ruling) ? [] : [ruling.id]));
    };
    const ofFirst = ['navalDefeatsCount', 'thirdAfterTie', 'sharedTeamTie'];
    const far = ['emporiumPaysBank', 'emporiumSellsTradeable', 'emporiumSellsNoIslands'];
    expect(hidden({ edition: '2', players: '7' }).toSorted()).toEqual(ofFirst.toSorted());
    expect(hidden({ edition: '1', players: '6' })).toEqual(['sharedTeamTie']);
    expect(hidden({ edition: '1', players: '4', teams: YES })).toEqual(['oneIncursion']);
    expect(hidden({ edition: '1', players: '3' }).toSorted()).toEqual(
      ['sharedTeamTie', 'oneIncursion', ...far].toSorted(),
    );
    // What cannot matter any more is not sent.
    const three = with_({ players: '3' }, { rulings: { emporiumPaysBank: 'turned' } });
    expect(optionsOf(WONDERS, three)).not.toHaveProperty('rulings');
  });
  it('the form of Armada sends boards of one’s own along, for as many as there are', () => {
    const shipyards = ARMADA_PACKS[0].shipyards
      .slice(0, 5)
      .map((shipyard) => ({ ...shipyard, provenance: 'printed' as const }));
    const chosen = with_({ edition: '1', players: '5' }, { lists: { shipyards } });
    expect(counts(chosen)).toEqual(['3', '4', '5']);
    const options = wonders.readOptions(optionsOf(WONDERS, chosen));
    expect(options.shipyards).toEqual(shipyards);
    expect(readChosen(WONDERS, options)).toEqual(chosen);
    expect(optionsOf(WONDERS, { ...chosen, expansions: [] })).not.toHaveProperty('shipyards');
  });
  it('the form of Armada tells in the title of expansion and teams', () => {
    const options = { packs: ['base', 'armada'], edition: 1, players: 8, teams: true };
    expect(titleOf({ game: 'wonders', options })).toBe('7 Wonders · Armada · 1st edition · 8 players · Teams of two');
  });
});

describe('the forms of Cities and Leaders', () => {
  const with_ = (expansions: string[], answers: Record<string, string> = {}): Chosen => {
    const usual = readChosen(WONDERS, null);
    return { ...usual, expansions, answers: { ...usual.answers, ...answers } };
  };
  const counts = (chosen: Chosen): string[] => {
    const players = WONDERS.controls.find(({ id }) => id === 'players');
    return (players?.answers ?? []).flatMap(([id, , when]) => (when?.(chosen) === false ? [] : [id]));
  };
  it('the forms of Cities and Leaders ask for as many players as their editions have', () => {
    expect(counts(with_(['cities']))).toEqual(['3', '4', '5', '6', '7']);
    expect(counts(with_(['cities'], { edition: '1' }))).toEqual(['3', '4', '5', '6', '7', '8']);
    expect(counts(with_(['leaders'], { edition: '1' }))).toEqual(['3', '4', '5', '6', '7']);
    expect(counts(with_(['leaders', 'cities'], { edition: '1' }))).toContain('8');
  });
  it('the forms of Cities and Leaders let partners play with Cities, also without Armada', () => {
    const four = with_(['leaders', 'cities'], { players: '4', teams: YES });
    const options = wonders.readOptions(optionsOf(WONDERS, four));
    expect(options).toMatchObject({ packs: ['base', 'cities', 'leaders'], teams: true });
    expect(readChosen(WONDERS, options).answers.teams).toBe(YES);
    expect(teamSizeOf({ game: 'wonders', options })).toBe(2);
    expect(optionsOf(WONDERS, with_(['leaders'], { players: '4', teams: YES }))).not.toHaveProperty('teams');
  });
  it('the forms of Cities and Leaders give every ruling to the rules', () => {
    const all = with_(['leaders', 'cities', 'armada'], { players: '4', teams: YES });
    for (const ruling of rulingsFor(WONDERS, all)) {
      const chosen = { ...all, rulings: { [ruling.id]: ruling.answers[1].id } };
      expect(wonders.readOptions(optionsOf(WONDERS, chosen)).rulings).toEqual([ruling.id]);
    }
    const shown = rulingsFor(WONDERS, with_(['leaders', 'cities'])).map(({ id }) => id);
    for (const id of ['citiesLossesFirst', 'architectsPayShips', 'partnersSpared', 'noShipsWithLeaders'])
      expect(shown).not.toContain(id);
  });
});
