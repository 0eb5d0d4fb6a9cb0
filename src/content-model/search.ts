import { z } from 'zod';
import { list, matching, text } from './fields.ts';

/** The page of the search, and what the operator says about words. */
export const searchSchema = () =>
  z.strictObject({
    title: text(40, 'Überschrift der Seite'),
    description: text(160, 'Ein bis zwei Sätze, die sagen, was sich hier finden lässt'),
    privacy: text(240, 'Was mit einer Suche geschieht und was nicht'),
    suggestions: list(
      'Suchen, die angeboten werden, solange nichts eingegeben oder nichts gefunden ist',
      [3, 8],
      text(40, 'Eine Suche, wie ein Mensch sie eingibt'),
    ),
    parts: list(
      {
        title: 'Teile, in die zusammengesetzte Wörter zerlegt werden',
        description: '„schlaf“ und „hygiene“ finden Schlafhygiene',
      },
      [2, 400],
      matching(/^\p{L}{3,24}$/u, 'Ein Wortteil ohne Leerzeichen und Striche'),
    ),
    help: text(160, 'Ein Satz über den Nummern, wenn eine Suche nach Not klingt'),
    distress: list(
      {
        title: 'Wörter und Wendungen, bei denen zuerst die Nummern für Notfälle stehen',
        description:
          'Auch vertippt. „Tablett + sterb“: beide irgendwo in der Suche. „nicht mehr.“: danach kommt nichts.',
      },
      [1, 150],
      text(40, 'Ein Wort, auch als Anfang eines längeren, oder mehrere'),
    ),
    signposts: list(
      {
        title: 'Wegweiser: wohin eine Suche führt, deren Wörter dort nicht stehen',
        description: 'Auch vertippt; „Newsletter + abmelden“: beide irgendwo in der Suche',
      },
      [0, 100],
      z.strictObject({
        phrases: list('Was jemand eingibt', [1, 20], text(40, 'Ein Wort oder mehrere')),
        address: matching(/^\/[^\s]{0,200}$/u, 'Adresse auf dieser Website, mit Anker'),
        title: text(80, 'Was dort steht, wie es in den Treffern heißt'),
      }),
    ),
    asides: list(
      'Seiten, die nur zuerst kommen, wenn eine Suche eins ihrer Wörter hat',
      [0, 20],
      z.strictObject({
        page: matching(/^\/[^\s#]{0,200}$/u, 'Adresse der Seite'),
        words: list('Wörter, nach denen sie zuerst kommen darf', [1, 30], text(40, 'Ein Wort')),
      }),
    ),
    synonyms: list(
      'Gruppen von Wörtern, die dasselbe meinen',
      [0, 100],
      list('Eine Gruppe', [2, 8], text(40, 'Ein Wort oder mehrere')),
    ),
  });
