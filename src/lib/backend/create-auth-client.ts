import { GoTrueClient } from '@supabase/auth-js';

/**
 * Sessions, factors, keys and sign-in by OAuth with PKCE (rows D1, D3). The session is kept in local
 * storage and refreshed near its end; in a hidden tab that pauses, and it is recovered when the tab
 * is seen again.
 */
export const createAuthClient = ({
  url,
  anonKey,
  storageKey,
}: {
  url: string;
  anonKey: string;
  storageKey: string;
}): GoTrueClient =>
  new GoTrueClient({
    url: `${url}/auth/v1`,
    headers: { apikey: anonKey, Authorization: `Bearer ${anonKey}` },
    storageKey,
    persistSession: true,
    autoRefreshToken: true,
    detectSessionInUrl: true,
    flowType: 'pkce',
  });
