import { GoTrueClient } from '@supabase/auth-js';
import { sessionKey } from './session-storage.ts';

/**
 * Sessions, factors, keys and sign-in by OAuth with PKCE (rows D1, D3). The session is kept in local
 * storage and refreshed near its end; in a hidden tab that pauses, and it is recovered when the tab
 * is seen again.
 */
export const createAuthClient = ({
  url,
  anonKey,
}: {
  url: string;
  anonKey: string;
}): GoTrueClient =>
  new GoTrueClient({
    url: `${url}/auth/v1`,
    headers: { apikey: anonKey, Authorization: `Bearer ${anonKey}` },
    storageKey: sessionKey,
    persistSession: true,
    autoRefreshToken: true,
    detectSessionInUrl: true,
    flowType: 'pkce',
  });
