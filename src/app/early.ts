import { localeStorageKey, locales } from '../../contract/locale.ts'
import { sessionKeys } from '../lib/session/session-keys.ts'
import type { RouterContext } from './router.tsx'

/**
 * Runs before the first paint, so that nothing jumps: marks the document as signed in, hides a closed banner,
 * and shows the language that this browser chose when the page came in another (design: `?lang=`, then local
 * storage, then the browser).
 */
function earlyScript(): string {
  return `(()=>{try{
const d=document.documentElement,l=localStorage,k=${JSON.stringify(localeStorageKey)},q=new URLSearchParams(location.search).get('lang');
if(l.getItem(${JSON.stringify(sessionKeys.isLogin)})&&l.getItem(${JSON.stringify(sessionKeys.accessToken)}))d.dataset.signedIn='';
const b=document.querySelector('meta[name=banner]');if(b&&b.content===l.getItem('closedBanner'))d.dataset.bannerClosed='';
const a=${JSON.stringify(locales)},s=l.getItem(k);
const mirror=v=>{document.cookie=k+'='+v+';path=/;max-age=31536000;samesite=lax'+(location.protocol==='https:'?';secure':'')};
if(a.includes(q)){l.setItem(k,q);mirror(q)}
else if(a.includes(s)&&s!==d.lang&&!sessionStorage.getItem('localeTried')){sessionStorage.setItem('localeTried','1');mirror(s);location.reload()}
else sessionStorage.removeItem('localeTried')
}catch{}})()`.replaceAll('\n', '')
}

/**
 * A page to look at reads and keeps nothing of this browser, and no link of it begins anything on the server, from the
 * first moment: its own script comes later.
 */
const lookScript =
  "addEventListener('click',e=>{const a=e.target.closest('a');if(a&&/^\\/(api|sandbox)\\//.test(a.pathname))e.preventDefault()},true)"
const signedInMark = "document.documentElement.dataset.signedIn=''"

/** The script of a page, by what it shows. */
export function earlyScriptOf({ supportView, session }: Pick<RouterContext, 'supportView' | 'session'>): string {
  if (!supportView) return earlyScript()
  return session.store.read() ? `${lookScript};${signedInMark}` : lookScript
}
