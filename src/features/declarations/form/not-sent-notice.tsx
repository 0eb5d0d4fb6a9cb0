export interface NotSentNoticeProps {
  /** Says that nothing is lost and what to do. */
  sentence: string;
  contactEmail: string;
  /** The declaration as it was typed, ready to go by mail instead. */
  mail: { subject: string; body: string };
}

/** Beside the toast of a failed attempt: another way that works at once (RK-13). */
export function NotSentNotice({ sentence, contactEmail, mail }: NotSentNoticeProps) {
  const query = Object.entries(mail).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return (
    <div className="notice stack-2">
      <p>{sentence}</p>
      <p>
        <a href={`mailto:${contactEmail}?${query.join('&')}`} className="link">
          {contactEmail}
        </a>
      </p>
    </div>
  );
}
