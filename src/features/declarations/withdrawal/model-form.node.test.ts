import { expect, test } from 'vitest';
import { modelForm } from './model-form.tsx';

test('the model form names the operator and keeps the wording of the law', () => {
  const form = modelForm({
    company: {
      name: 'Muster Schlafcoaching GmbH',
      address: { street: 'Musterstraße 1', postalCode: '00000', city: 'Musterstadt' },
    },
    email: 'vertrag@schlafcoaching.example',
    service: 'Online-Schlafcoaching',
  });
  expect(form).toMatchInlineSnapshot(`
    "Muster-Widerrufsformular

    (Wenn Sie den Vertrag widerrufen wollen, dann füllen Sie bitte dieses Formular aus und senden Sie es zurück.)

    – An
      Muster Schlafcoaching GmbH
      Musterstraße 1
      00000 Musterstadt
      vertrag@schlafcoaching.example

    – Hiermit widerrufe(n) ich/wir (*) den von mir/uns (*) abgeschlossenen Vertrag über den Kauf der folgenden Waren (*)/die Erbringung der folgenden Dienstleistung (*)
      Online-Schlafcoaching

    – Bestellt am (*)/erhalten am (*)
      ________________________________________________

    – Name des/der Verbraucher(s)
      ________________________________________________

    – Anschrift des/der Verbraucher(s)
      ________________________________________________
      ________________________________________________

    – Unterschrift des/der Verbraucher(s) (nur bei Mitteilung auf Papier)
      ________________________________________________

    – Datum
      ________________________________________________

    (*) Unzutreffendes streichen.
    "
  `);
});
