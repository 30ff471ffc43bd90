import { localeStorageKey, locales } from '../../contract/locale.ts'
import { msg } from '@lingui/core/macro'
import { sessionKeys } from '../lib/session/session-keys.ts'
import { eventReplay } from '../ui/event-replay.ts'
import { notice } from '../ui/event-replay.css.ts'
import { button } from '../ui/button.css.ts'
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

/** After this time without the page's script, a kept press is reported as failed. */
const scriptTimeoutMs = 20_000

/**
 * Keeps what is pressed before React has taken over a form or a flow: the form is not submitted, the button is busy, a
 * notice says so. `src/ui/event-replay.ts` performs it later. When the script fails, or is not there after
 * `scriptTimeoutMs`, the notice offers to load the page again, and what was typed is there again afterwards, but
 * for passwords and codes. Sends nothing.
 */
function earlyPressScript({ i18n }: RouterContext['words']): string {
  const { pressed, ready, noticeId } = eventReplay
  const facts = JSON.stringify({
    n: notice,
    b: button(),
    w: i18n._(msg`One moment: the page is still loading. Your press is kept and done once it is ready.`),
    f: i18n._(
      msg`The page did not load completely, so nothing was sent. What you typed is still here. Check the connection, then load the page again.`,
    ),
    r: i18n._(msg`Load the page again`),
  }).replaceAll('<', '\\u003c')
  return `((o,d)=>{let k=0,t,x;
const y='${noticeId}',
fields=()=>[...d.querySelectorAll('form[method=post] input')].filter(e=>/^(text|email|tel)$/.test(e.type)&&e.autocomplete!=='one-time-code');
addEventListener('DOMContentLoaded',()=>{try{
const [p,v]=JSON.parse(sessionStorage.getItem(y)||'[]');sessionStorage.removeItem(y);
if(p===location.pathname)fields().forEach(e=>{const m=v.find(([n])=>n===e.name);if(m)e.value=m[1]})
}catch{}});
const say=(text,role)=>{
let e=d.getElementById('${noticeId}');
if(!e){e=d.createElement('div');e.id='${noticeId}';e.className=o.n;d.body.append(e)}
e.setAttribute('role',role);e.textContent='';
const p=d.createElement('p');e.append(p);requestAnimationFrame(()=>{p.textContent=text});
return e};
const fail=()=>{
x=1;const all=d.querySelectorAll('[${pressed}]');if(!all.length)return;
all.forEach(e=>{if(e.type!=='checkbox')e.removeAttribute('aria-busy')});
const b=d.createElement('button');b.type='button';b.className=o.b;b.textContent=o.r;
b.onclick=()=>{try{sessionStorage.setItem(y,JSON.stringify([location.pathname,fields().map(e=>[e.name,e.value])]))}catch{}location.reload()};
say(o.f,'alert').append(b)};
const keep=e=>{
if(!e.hasAttribute('${pressed}'))e.setAttribute('${pressed}',k++);
else if(e.type==='checkbox')e.removeAttribute('${pressed}');
if(x)return fail();
if(e.type!=='checkbox')e.setAttribute('aria-busy','true');
say(o.w,'status');t||=setTimeout(()=>{t=0;if(d.querySelector('[${pressed}]'))fail()},${scriptTimeoutMs})};
addEventListener('submit',e=>{
const f=e.target;
if(f.getAttribute('method')!=='post'||f.hasAttribute('${ready}'))return;
e.preventDefault();e.stopImmediatePropagation();keep(e.submitter||f)},true);
addEventListener('click',e=>{
const b=e.target.closest&&e.target.closest('button[type=button]:not([command]),input[type=checkbox]:not([name])');
const f=b&&b.closest('[data-flow]');
if(f&&!f.hasAttribute('${ready}'))keep(b)},true);
addEventListener('unhandledrejection',()=>{if(!('scripted' in d.documentElement.dataset))fail()})
})(${facts},document)`.replaceAll('\n', '')
}

/**
 * The default policy of Trusted Types, first of all: pages require typed values where text could become script. React
 * makes script elements out of one constant, and empties those that have run; workers are built files of our own.
 * Whatever else is put there is refused.
 */
const trustedTypesScript =
  "window.trustedTypes&&trustedTypes.createPolicy('default',{createHTML:h=>h===''||h==='<script><\\/script>'?h:null,createScriptURL:u=>{const a=new URL(u,location.href);return a.origin===location.origin&&/^\\/assets\\/[\\w.-]+\\.js$/.test(a.pathname)?u:null}})"

/** The script of a page, by what it shows; `hasFlow` when the page has forms or buttons that a flow handles. */
export function earlyScriptOf(
  { supportView, session, words }: Pick<RouterContext, 'supportView' | 'session' | 'words'>,
  hasFlow: boolean,
): string {
  const press = hasFlow ? `;${earlyPressScript(words)}` : ''
  if (!supportView) return `${trustedTypesScript};${earlyScript()}${press}`
  return `${trustedTypesScript};${lookScript}${press}${session.store.read() ? `;${signedInMark}` : ''}`
}
