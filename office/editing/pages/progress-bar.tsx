import { useEffect, useState } from 'react';
import type { PublishingStep } from '../../publishing/publishing.ts';
import { pageTexts } from './page-texts.ts';

const steps = pageTexts.publish.steps;
const ORDER = ['checking', 'pages', 'pictures', 'finishing', 'switching', 'pushing'] as const;

/** How far a publication is, step by step and picture by picture. */
export function ProgressBar({ api }: { api: string }) {
  const [step, setStep] = useState<PublishingStep | null>(null);
  useEffect(() => {
    const source = new EventSource(`${api}/progress`);
    source.onmessage = ({ data }) => {
      setStep(JSON.parse(data as string) as PublishingStep | null);
    };
    return () => {
      source.close();
    };
  }, [api]);
  const name = step?.step === 'building' ? step.build.step : (step?.step ?? 'checking');
  const build = step?.step === 'building' ? step.build : { done: 0, of: 0 };
  const share = build.of === 0 ? 0 : build.done / build.of;
  const count = build.of === 0 ? '' : ` (${build.done} von ${build.of})`;
  return (
    <div>
      <label htmlFor="publish-progress" role="status">
        {steps[name]}
      </label>
      {count}
      <progress
        id="publish-progress"
        className="editing-progress"
        max={ORDER.length}
        value={ORDER.indexOf(name) + share}
      />
    </div>
  );
}
