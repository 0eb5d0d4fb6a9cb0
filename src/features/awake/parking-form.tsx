import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { thoughtLimit } from '#lib/parked-thoughts.ts';
import { texts } from './texts.ts';

const { parking } = texts;

/** A note that stays on the device; `awake.island.ts` keeps it. */
export function ParkingForm() {
  return (
    <>
      <div className="needs-script">
        <form className="stack-4" data-parked={parking.parked} data-failed={parking.failed}>
          <Field name="thought" label={parking.label} rows={3} maxLength={thoughtLimit} required />
          <Button type="submit" variant="quiet" size="large" className="self-start">
            {parking.submit}
          </Button>
          <p role="status" />
          <p className="text-small text-text-muted">{parking.onDevice}</p>
        </form>
      </div>
      <noscript>
        <p>{parking.withoutScript}</p>
      </noscript>
    </>
  );
}
