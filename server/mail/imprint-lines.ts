interface Company {
  readonly name: string;
  readonly address: { readonly street: string; readonly postalCode: string; readonly city: string };
  readonly representatives: readonly string[];
  readonly representativeRole: string;
  readonly register: { readonly court: string; readonly number: string };
}

/** Who writes a mail, in the lines of an imprint (§ 5 DDG, § 35a GmbHG). */
export const imprintLines = (
  { name, address, representatives, representativeRole, register }: Company,
  contact: { readonly email: string; readonly phone: string },
): string[] => [
  name,
  `${address.street}, ${address.postalCode} ${address.city}`,
  `${representativeRole}: ${representatives.join(', ')}`,
  `${register.court}, ${register.number}`,
  `${contact.email}, ${contact.phone}`,
];
