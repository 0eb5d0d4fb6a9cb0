import { z } from 'zod';
import { group, list, matching, text } from './fields.ts';

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
          matching(/^[\d ]{3,16}$/, 'Telefonnummer in Anführungszeichen, zum Beispiel 116 117'),
        ),
      }),
    ),
  });

const step = z.strictObject({
  heading: text(60, 'Überschrift des Schritts'),
  paragraphs: list(
    'Was bei diesem Schritt zu tun ist; je kürzer, desto besser',
    [1, 3],
    text(240, 'Ein Absatz'),
  ),
  exercise: z
    .enum(['breathing', 'tension', 'parking'])
    .describe(
      'breathing: Atemhilfe; tension: Takt zum Anspannen und Loslassen; parking: Gedanken parken',
    )
    .optional(),
});

const door = (description: string) =>
  group(description, {
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
    doors: group('Die drei Türen', {
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
    explanations: group('Was jede Zahl bedeutet; keine darf etwas bewerten', {
      inBed: text(200, 'Zeit im Bett'),
      asleep: text(200, 'Zeit im Schlaf'),
      latency: text(200, 'Zeit bis zum Einschlafen'),
      awake: text(200, 'Wach in der Nacht'),
      efficiency: text(200, 'Schlafeffizienz'),
    }),
  });
