import { sessionCalls } from '@portal/contract/access/calls'
import { screenDistances, screenTimes, sessionLimits } from '@portal/contract/core/limits'

const { tokenName } = sessionLimits

/**
 * What the frame does on every page, hydrated or not, in plain JavaScript of the HTML itself: fills in who is signed
 * in, logs him out, remembers the language that is chosen, shows the way to the top, closes menus whose link was
 * followed, starts a film that plays once when it comes into view. On pages without a bundle it also scrolls to the
 * hash (spec 1, 2).
 */
export const frameScript = () => `(function(d,s){
var r=d.documentElement,secure=location.protocol==='https:'?';Secure':'';
try{var u=JSON.parse(s.getItem('usuario'));if(u&&s.getItem('${tokenName}')){d.getElementById('signed-in').textContent=u.nombres;r.setAttribute('data-signed-in','')}}catch(e){}
function calm(){return matchMedia('(prefers-reduced-motion:reduce)').matches?'auto':'smooth'}
function far(){r.toggleAttribute('data-far',scrollY>${screenDistances.scrollToTopAfterPx});
var v=d.querySelector('video[data-once]'),b=v&&!v.seen&&v.getBoundingClientRect();
if(b&&b.top>0&&b.bottom<innerHeight){v.seen=1;v.muted=true;if(calm()==='smooth')v.play().catch(function(){})}}
addEventListener('scroll',far,{passive:true});far();
addEventListener('click',function(e){
var t=e.target.closest('[data-language],[data-to-top],[data-log-out],[popover] a');if(!t)return;
var l=t.dataset.language,p=t.closest('[popover]');
if(l)try{d.cookie='lang='+l+';Path=/;Max-Age=31536000;SameSite=Lax'+secure;s.setItem('lang',l)}catch(e){}
if('toTop' in t.dataset)scrollTo({top:0,behavior:calm()});
if('logOut' in t.dataset){
var sent=fetch('${sessionCalls.logout.path}',{method:'POST',headers:{authorization:'Bearer '+s.getItem('${tokenName}')},keepalive:true}).catch(function(){});
s.removeItem('${tokenName}');s.removeItem('usuario');d.cookie='${tokenName}=;Path=/;Max-Age=0;SameSite=Strict'+secure;
sent.then(function(){location.assign(r.lang==='en'?'/?lang=en':'/')})}
else if(p&&p.hidePopover)p.hidePopover()});
if(r.hasAttribute('data-document')&&location.hash.length>1)addEventListener('load',function(){
var id=decodeURIComponent(location.hash.slice(1)),events=id==='events';
setTimeout(function(){var n=d.getElementById(id);if(n)n.scrollIntoView({behavior:calm(),block:events?'center':'start'})},events?${screenTimes.scrollToEventsMs}:${screenTimes.scrollToHashMs})})
})(document,localStorage)`
