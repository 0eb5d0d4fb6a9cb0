/** One kind of content with its entries, as the office lists it. */
export interface ListedCollection {
  readonly name: string;
  readonly title: string;
  readonly group: string;
  readonly isSingle: boolean;
  readonly isOrdered: boolean;
  readonly entries: readonly ListedEntry[];
}

export interface ListedEntry {
  readonly slug: string;
  readonly title: string;
  readonly isChanged: boolean;
}

export interface ContentListProps {
  /** Address below which the office answers. */
  api: string;
  /** Address of the form of an entry. */
  addressOf: (collection: string, slug: string) => string;
}
