import { everyRole, type Role } from '../roles.ts';

/** A word of a page: plain, as a link, or marked by how urgent it is. */
export type Word = string | Marked;

export interface Marked {
  readonly text: string;
  /** Address that it leads to. */
  readonly to?: string | undefined;
  readonly kind?: 'good' | 'note' | 'alarm' | undefined;
  /** Makes it a file of this name. */
  readonly download?: string;
}

const marked =
  (kind: Marked['kind']) =>
  (text: string, to?: string): Marked => ({ text, to, kind });
export const good = marked('good');
/** There is time. */
export const note = marked('note');
/** Somebody is needed now. */
export const alarm = marked('alarm');

/** Letters. */
export const SHORTEST_SEARCH = 3;

/** What a page leaves out where a condition does not hold. */
export type Perhaps<Thing> = Thing | false | undefined;

export interface Field {
  readonly name: string;
  readonly label?: string;
  readonly type?: 'hidden' | 'text' | 'email' | 'password' | 'search' | 'textarea' | 'checkbox';
  readonly value?: string;
  /** Makes it a list to choose from: value and what is read. */
  readonly options?: readonly (readonly [string, string])[];
  readonly most?: number;
  readonly isOptional?: boolean;
  readonly autocomplete?: string;
}

export const hidden = (name: string, value: string): Field => ({ name, type: 'hidden', value });

export interface Form {
  /** Where it is sent to; with `isReading` it is an address that can be read and shared. */
  readonly action: string;
  readonly isReading?: boolean;
  readonly fields?: readonly Field[];
  readonly button: string;
  readonly kind?: 'danger' | 'quiet';
  /** What it means; with it the form is folded, so that nothing happens by one click. */
  readonly lead?: string;
  /** What a folded form is called, where its button says too little. */
  readonly behind?: string;
  /** Says that the button adds a passkey, which needs the browser. */
  readonly isPasskey?: boolean;
}

/** A part of a page, in this order: heading, words, facts, table, drawing, forms. */
export interface Part {
  readonly title?: string;
  readonly words?: readonly Perhaps<Word>[];
  readonly facts?: readonly (readonly [string, Word | readonly Word[]])[];
  readonly table?: {
    readonly columns: readonly string[];
    readonly rows: readonly (readonly Word[])[];
  };
  /** A drawing that this program made, such as a QR code, and what it shows. */
  readonly drawing?: { readonly svg: string; readonly label: string };
  readonly forms?: readonly Perhaps<Form>[];
  /** Shown when somebody asks for it. */
  readonly isFolded?: boolean;
}

/** A page of the office in words; one component shows all of them. */
export interface Screen {
  readonly title: string;
  readonly lead?: string;
  /** What somebody has just done, or what went wrong. */
  readonly said?: Marked | undefined;
  readonly parts: readonly Perhaps<Part>[];
  /** For paper. */
  readonly isForPrint?: boolean;
}

/** The person who asks for a page. */
export interface Reader {
  readonly id: string;
  readonly name: string;
  readonly role: Role;
}

/** What an address asks for: the parts of its path after the name of the page, and its query. */
export interface Asked {
  readonly rest: readonly string[];
  readonly query: Readonly<Record<string, string>>;
}

/** Makes a page; undefined when there is nothing at this address. */
export type MakeScreen = (reader: Reader, asked: Asked) => Promise<Screen | undefined>;

const ofCustomers: readonly Role[] = ['owner', 'support'];

/** Every page beside those of Payload, by its address below `/admin`, and who may open it and use its buttons. */
export const screenRoles = {
  suche: everyRole,
  erklaerungen: ofCustomers,
  personen: ofCustomers,
  newsletter: ofCustomers,
  zustand: everyRole,
  protokoll: ['owner'],
  konten: ['owner'],
  'mein-konto': everyRole,
} as const satisfies Readonly<Record<string, readonly Role[]>>;

export type ScreenName = keyof typeof screenRoles;

/** Whether somebody may open a page. */
export const mayOpen = (role: Role, name: ScreenName | 'start'): boolean =>
  name === 'start' || (screenRoles[name] as readonly Role[]).includes(role);

/** Every page of the office's own, by its name. */
export type Screens = Readonly<Record<ScreenName | 'start', MakeScreen>>;
