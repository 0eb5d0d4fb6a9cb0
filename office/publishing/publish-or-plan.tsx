'use client';
import './publishing.css';
import { Button, PublishButton, useDocumentInfo, useFormModified } from '@payloadcms/ui';
import { useId, useRef, useState } from 'react';
import { useHydrated } from '../../src/lib/use-hydrated.ts';
import { wallInstant } from '../../src/lib/wall-time.ts';
import { ask } from './ask.ts';
import { publishingTexts } from './texts.ts';

const { plan: texts } = publishingTexts;
const ZONE = 'Europe/Berlin';

/** Payload's button, and one that asks for a time; in Payload's own drawer no date can be typed. */
export function PublishOrPlan() {
  const { id, collectionSlug, globalSlug, hasPublishPermission } = useDocumentInfo();
  const isModified = useFormModified();
  const isHydrated = useHydrated();
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const [at, setAt] = useState('');
  const [isLeaving, setLeaving] = useState(false);
  const [told, setTold] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [isElsewhere, setElsewhere] = useState(false);
  const isStored = globalSlug !== undefined || id !== undefined;
  const plan = async (): Promise<void> => {
    const [day = '', time = ''] = at.split('T');
    const moment = at === '' ? undefined : wallInstant(day, time, ZONE);
    const body = { kind: collectionSlug ?? globalSlug, id, at: moment, isLeaving };
    setBusy(true);
    const answer = await ask<{ readonly sentence: string }>('plan', body);
    setBusy(false);
    setTold(typeof answer === 'string' ? answer : texts.planned(answer.sentence));
  };
  return (
    <>
      <PublishButton />
      {hasPublishPermission === true && isStored && (
        <Button
          buttonStyle="secondary"
          disabled={isModified || !isHydrated}
          extraButtonProps={{ title: isModified ? texts.saveFirst : texts.title }}
          margin={false}
          onClick={() => {
            setTold('');
            setElsewhere(Intl.DateTimeFormat().resolvedOptions().timeZone !== ZONE);
            dialog.current?.showModal();
          }}
        >
          {texts.button}
        </Button>
      )}
      <dialog aria-labelledby={titleId} className="plan-dialog" ref={dialog}>
        <h2 id={titleId}>{texts.title}</h2>
        <label>
          {isElsewhere ? texts.atInBerlin : texts.at}
          {/* Of no form, because Enter would save the document. */}
          <input
            className="office-control"
            form="none"
            // Otherwise years have six digits.
            max="9999-12-31T23:59"
            onChange={({ target }) => setAt(target.value)}
            type="datetime-local"
            value={at}
          />
        </label>
        {collectionSlug !== undefined && (
          <label>
            <input
              checked={isLeaving}
              form="none"
              onChange={({ target }) => setLeaving(target.checked)}
              type="checkbox"
            />{' '}
            {texts.isLeaving}
          </label>
        )}
        <p role="status">{told}</p>
        <Button disabled={isBusy} margin={false} onClick={() => void plan()}>
          {texts.plan}
        </Button>{' '}
        <Button buttonStyle="secondary" margin={false} onClick={() => dialog.current?.close()}>
          {texts.close}
        </Button>
      </dialog>
    </>
  );
}
