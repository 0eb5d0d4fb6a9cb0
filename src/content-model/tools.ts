import { z } from 'zod';
import { recordOf } from '#lib/records.ts';
import {
  choice,
  group,
  internalPath,
  list,
  matching,
  text,
  type About,
  citedText,
} from './fields.ts';
import { placeholderNote } from './placeholders.ts';

/** Numbers for somebody in distress, shown with every tool. */
export const helpLinesSchema = () =>
  z.strictObject({
    heading: text(60, 'Überschrift über den Nummern'),
    lines: list(
      'Wer hilft, die dringendste Nummer zuerst',
      [2, 6],
      z.strictObject({
        label: text(60, 'Wer sich meldet'),
        hint: text(90, 'Wann diese Nummer die richtige ist'),
        numbers: list(
          'Eine Nummer oder mehrere für denselben Dienst',
          [1, 4],
          matching(/^[\d ]{3,16}$/, { title: 'Telefonnummer', examples: ['116 117'] }),
        ),
      }),
    ),
  });

const step = z.strictObject({
  heading: text(60, 'Überschrift des Schritts'),
  paragraphs: list(
    { title: 'Was bei diesem Schritt zu tun ist', description: 'je kürzer, desto besser' },
    [1, 3],
    text(240, 'Ein Absatz'),
  ),
  exercise: choice('Übung bei diesem Schritt', {
    breathing: 'Atemhilfe',
    tension: 'Takt zum Anspannen und Loslassen',
    parking: 'Gedanken parken',
  }).optional(),
});

const door = (title: string) =>
  group(title, {
    label: text(40, 'Beschriftung der Tür und Überschrift ihrer Seite'),
    hint: text(90, 'Was hinter der Tür wartet'),
    description: text(160, 'Ein bis zwei Sätze für Suchmaschinen'),
    steps: list('Schritte hinter der Tür, einer nach dem anderen', [2, 12], step),
  });

/** The page for somebody who lies awake, and the steps behind its three doors. */
export const awakeSchema = () =>
  z.strictObject({
    title: text(40, 'Überschrift der Seite'),
    description: text(160, 'Ein bis zwei Sätze für Suchmaschinen'),
    lead: text(180, 'Ein bis zwei Sätze unter der Überschrift'),
    limits: text(240, 'Ein Satz, der sagt, was die Seite nicht ist'),
    privacy: text(240, 'Was auf dem Gerät bleibt und dass die Seite ohne Netz funktioniert'),
    doors: group('Die drei Wege', {
      thoughts: door('Wenn Gedanken kreisen'),
      lyingAwake: door('Wenn jemand lange wach liegt'),
      tension: door('Wenn der Körper angespannt ist'),
    }),
  });

/** The words around the sleep diary and its figures. */
export const diarySchema = () =>
  z.strictObject({
    title: text(40, 'Überschrift der Seite'),
    description: text(160, 'Ein bis zwei Sätze für Suchmaschinen'),
    lead: text(240, 'Ein bis drei Sätze unter der Überschrift'),
    limits: text(240, 'Ein Satz, der sagt, was das Tagebuch nicht ist'),
    withoutScript: text(240, 'Was jemand ohne JavaScript tun kann'),
    storage: text(400, 'Wo die Einträge liegen und wann der Browser sie löschen kann'),
    explanations: group(
      { title: 'Was jede Zahl bedeutet', description: 'keine darf etwas bewerten' },
      {
        inBed: text(200, 'Zeit im Bett'),
        asleep: text(200, 'Geschlafen'),
        latency: text(200, 'Zeit bis zum Einschlafen'),
        awake: text(200, 'Wach in der Nacht'),
        efficiency: text(200, 'Schlafeffizienz'),
      },
    ),
  });

const reason = z
  .strictObject({
    label: text(90, 'Die Antwort, wie jemand sie über sich sagt'),
    because: text(240, {
      title: 'Was daraus folgt',
      description: `steht beim Ergebnis als Grund; ${placeholderNote}`,
    }),
  })
  .meta({ title: 'Eine Antwort', description: 'wohin sie führt, steht fest' });

const question = <Name extends string>(words: About, names: readonly [Name, ...Name[]]) =>
  group(words, {
    question: text(120, 'Die Frage'),
    hint: text(320, {
      title: 'Erklärung unter der Frage',
      description: `${placeholderNote} und {weitere-gruende} durch das, was zuerst in eine Praxis gehört`,
    }).optional(),
    answers: group(
      'Die Antworten',
      recordOf(names, () => reason),
    ),
  });

const outcome = (description: string) => ({
  headline: text(60, 'Überschrift des Ergebnisses'),
  lead: text(320, { title: 'Ein bis drei Sätze', description }),
});

const furtherLinks = list(
  { title: 'Links zu Seiten, die weiterhelfen', description: 'der erste wird ein Knopf' },
  [1, 3],
  z.strictObject({
    label: text(48, 'Beschriftung des Links'),
    href: internalPath({ title: 'Adresse auf dieser Website', examples: ['/preise'] }),
  }),
);

/** Nine questions about situation and wishes; where each answer leads is a rule of the feature. */
export const fitCheckSchema = () =>
  z.strictObject({
    title: text(40, 'Überschrift der Seite'),
    description: text(160, 'Ein bis zwei Sätze für Suchmaschinen'),
    lead: text(240, 'Ein bis zwei Sätze unter der Überschrift'),
    limits: text(240, 'Ein Satz, der sagt, was die Fragen nicht sind'),
    privacy: text(240, 'Was mit den Antworten geschieht'),
    questions: group(
      { title: 'Die neun Fragen', description: 'nach Werten oder Fragebögen wird nicht gefragt' },
      {
        feeling: question(
          {
            title: 'Wie es jemandem geht',
            description: 'in einer Krise stehen sofort die Nummern da',
          },
          ['managing', 'worn', 'low', 'crisis'],
        ),
        age: question({ title: 'Ob jemand erwachsen ist', description: 'AGB § 4' }, [
          'adult',
          'minor',
        ]),
        wish: question('Was sich jemand wünscht', [
          'fallAsleep',
          'stayAsleep',
          'other',
          'knowledge',
        ]),
        duration: question('Wie lange die Nächte schon schlecht sind und ob der Tag leidet', [
          'recent',
          'longButFine',
          'longAndTiring',
        ]),
        breathing: question('Ob jemand von Atemaussetzern weiß', ['no', 'unknown', 'yes']),
        daytime: question('Ob jemand tagsüber ungewollt einschläft', ['no', 'yes']),
        health: question(
          {
            title: 'Was vorher ärztlich zu besprechen ist',
            description: 'die Punkte kommen aus „Für wen es passt“',
          },
          ['no', 'yes'],
        ),
        practice: question('Ob jemand üben möchte', ['yes', 'unsure', 'no']),
        company: question('Welche Hilfe sich jemand vorstellt', ['guide', 'alone', 'onSite']),
      },
    ),
    outcomes: group('Die vier Ergebnisse', {
      fits: group('Wenn nichts dagegen spricht', {
        ...outcome('was das Ergebnis heißt'),
        inFavour: text(60, 'Überschrift über dem, was dafür spricht'),
        against: text(60, 'Überschrift über dem, was zu bedenken ist'),
        links: furtherLinks,
      }),
      notNow: group('Wenn gerade etwas dagegen spricht', {
        ...outcome('warum nicht, ohne Preis und ohne Werbung'),
        reasons: text(60, 'Überschrift über den Gründen'),
        links: furtherLinks,
      }),
      doctorFirst: group('Wenn vorher ärztlicher Rat nötig ist', {
        ...outcome('wohin man geht und was danach kommt'),
        reasons: text(60, 'Überschrift über den Gründen'),
        links: furtherLinks,
      }),
      helpNow: group(
        {
          title: 'Wenn jemand sofort Hilfe braucht',
          description: 'die Nummern stehen vor diesem Text',
        },
        outcome('dass niemand damit allein ist'),
      ),
    }),
  });

const aboveSigns = {
  headline: text(48, 'Überschrift der Liste'),
  lead: text(200, 'Satz vor der Liste'),
};

/** The questions of 'Passt das zu mir?' that can lead to a doctor first. */
export const askingQuestions = {
  feeling: 'Wie geht es dir?',
  duration: 'Wie lange geht das schon?',
  breathing: 'Setzt dein Atem aus?',
  daytime: 'Schläfst du tagsüber ein?',
  health: 'Trifft etwas davon zu?',
} as const;

const criterion = z.strictObject({
  name: text(90, {
    title: 'Der Punkt, wie er in einer Aufzählung steht',
    examples: ['Epilepsie'],
  }),
  sentence: text(160, {
    title: 'Derselbe Punkt in einem Satz mit Du',
    examples: ['Du hast Epilepsie.'],
  }),
  askedIn: choice('Welche Frage von „Passt das zu mir?“ danach fragt', askingQuestions),
  againstShortNights: z
    .boolean()
    .default(false)
    .meta({ title: 'Auch ein Grund gegen Techniken, die die Zeit im Bett verkürzen' }),
});

/** For whom the coaching is right and who sees a doctor first: the only place that says so (terms, § 3). */
export const suitabilitySchema = () =>
  z.strictObject({
    kicker: text(40, 'Kleine Zeile über der Überschrift'),
    headline: text(70, 'Überschrift des Abschnitts'),
    lead: text(320, 'Ein bis drei Sätze unter der Überschrift'),
    fits: group('Woran man merkt, dass das Coaching passt', {
      ...aboveSigns,
      items: list('Die einzelnen Punkte', [2, 8], text(160, 'Ein Punkt in einem Satz')),
    }),
    doctorFirst: group('Wann man zuerst ärztlichen Rat braucht', aboveSigns),
    criteria: list(
      {
        title: 'Was zuerst in eine Praxis gehört',
        description: 'steht auch in § 3 der AGB, in Antworten, Artikeln und „Passt das zu mir?“',
      },
      [3, 20],
      criterion,
    ),
    checkLink: text(60, {
      title: 'Beschriftung des Knopfes zu den Fragen',
      description: '/passt-das',
    }),
    method: group('Hinweis auf Techniken, die anfangs müde machen', {
      headline: text(70, 'Überschrift'),
      finding: citedText(400, 'Was eine Studie dazu gefunden hat, mit Quelle'),
      advice: text(400, {
        title: 'Wer vorsichtig sein muss und was zu tun ist',
        description: placeholderNote,
      }),
    }),
    limits: text(120, 'Satz über den Nummern für Notfälle'),
  });

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
