import {
  DeclarationForm,
  type DeclarationFormProps,
} from '#features/declarations/form/declaration-form.tsx';
import type { FieldsProps, FormKind } from '#features/declarations/form/use-declaration-form.ts';
import { ChoiceGroup, Field } from '#ui/field.tsx';
import {
  askedDayField,
  cancellationFields,
  cancellationFunction,
  checkCancellation,
  contractField,
  courseContract,
  dayField,
  defaultContract,
  endRow,
  mailBody,
  nextPossible,
  onDay,
  otherContract,
  starterContract,
  type Cancellation,
} from './contract.ts';
import { texts } from './texts.ts';

const kind: FormKind<Cancellation> = {
  path: '/kuendigung',
  functionName: cancellationFunction,
  check: checkCancellation,
  words: texts,
  Fields,
  mail: (values) => ({ subject: texts.title, body: mailBody(values) }),
  declared: cancellationFields,
  endRow,
};

/** Rows K2–K8: the form, its messages, and the receipt that stays; complete without script. */
export const CancellationForm = (props: DeclarationFormProps<Cancellation>) => (
  <DeclarationForm {...props} kind={kind} />
);

/** Row K2's three required fields, then what the law wants to be possible, with defaults (RK-04). */
function Fields({ values, field, sent, isReceived }: FieldsProps<Cancellation>) {
  const endsOn = field('endsOn', nextPossible);
  return (
    <>
      <Field
        {...field('reason', isReceived ? '' : texts.readyReason)}
        label={texts.reason}
        hint={texts.reasonHint}
        rows={4}
        required
      />
      <p className="pt-6 text-small text-text-muted edge-t">{texts.prefilled}</p>
      <div className="answers-beside">
        <ChoiceGroup
          {...field('kind', 'ordinary')}
          legend={texts.kind}
          choices={[
            { value: 'ordinary', label: texts.ordinary },
            {
              value: 'extraordinary',
              label: texts.extraordinary,
              hint: texts.extraordinaryHint,
            },
          ]}
        />
        <ChoiceGroup
          {...field('contract', defaultContract)}
          legend={texts.contract}
          choices={[
            { value: defaultContract, label: texts.subscription },
            { value: starterContract, label: texts.starterOffer },
            { value: courseContract, label: texts.course },
            { value: otherContract, label: texts.otherContract },
          ]}
        >
          <Field
            name={contractField}
            label={texts.contractName}
            type="text"
            autoComplete="off"
            defaultValue={values[contractField]}
          />
        </ChoiceGroup>
        <ChoiceGroup
          {...endsOn}
          legend={texts.endsOn}
          choices={[
            { value: nextPossible, label: texts.nextPossible },
            { value: onDay, label: texts.onDay },
          ]}
        >
          <Field name={dayField} label={texts.day} type="date" defaultValue={values[dayField]} />
          <input type="hidden" name={askedDayField} value={endsOn.error ? sent[dayField] : ''} />
        </ChoiceGroup>
      </div>
    </>
  );
}
