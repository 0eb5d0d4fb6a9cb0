import { DefaultTemplate } from '@payloadcms/next/templates';
import type { AdminViewServerProps } from 'payload';
import type { ReactNode } from 'react';

interface FramedProps {
  /** What Payload hands to a page. */
  readonly view: AdminViewServerProps;
  readonly children: ReactNode;
}

/** Payload's frame around a page of our own; it puts only the pages it knows into it. */
export function Framed({ view: { initPageResult, params, searchParams }, children }: FramedProps) {
  const { req, permissions, visibleEntities, locale } = initPageResult;
  return (
    <DefaultTemplate
      i18n={req.i18n}
      payload={req.payload}
      permissions={permissions}
      req={req}
      visibleEntities={visibleEntities}
      {...(locale && { locale })}
      {...(params && { params })}
      {...(searchParams && { searchParams })}
      {...(req.user && { user: req.user })}
    >
      {children}
    </DefaultTemplate>
  );
}
