interface Fact {
  readonly label: string;
  readonly value: string;
}

/** A note for the team; whatever a visitor wrote is a value and nothing but a value. */
export interface ChatMessage {
  readonly title: string;
  readonly facts: readonly Fact[];
  /** Where to answer; has been checked to be one address. */
  readonly email: Fact;
  /** What the visitor wrote freely, which can hold health data. */
  readonly freeText?: Fact;
}

export interface TeamChat {
  /** Where notes go, for an operator; without the secret in the address. */
  readonly description: string;
  /**
   * Resolves when the chat, or the disk, has taken the note; throws otherwise.
   *
   * @param fileName Without ending, where notes become files.
   */
  readonly post: (message: ChatMessage, fileName: string) => Promise<void>;
}
