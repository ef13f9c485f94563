import type { partners as english } from '../en/partners.ts';
import type { Translation } from '../translation.ts';

export const partners: Translation<typeof english> = {
  'balance.side.you': 'Vi: {won} av {bid}, {bags, plural, one {# överstick} other {# överstick}}',
  'balance.side.they': 'De: {won} av {bid}, {bags, plural, one {# överstick} other {# överstick}}',
  'balance.side.you.open': 'Vi: bud {bid}, {bags, plural, one {# överstick} other {# överstick}}',
  'balance.side.they.open': 'De: bud {bid}, {bags, plural, one {# överstick} other {# överstick}}',
  'balance.side.you.bags': 'Vi: {bags, plural, one {# överstick} other {# överstick}}',
  'balance.side.they.bags': 'De: {bags, plural, one {# överstick} other {# överstick}}',
  'balance.side.you.nil': 'Vi: båda nil, {bags, plural, one {# överstick} other {# överstick}}',
  'balance.side.they.nil': 'De: båda nil, {bags, plural, one {# överstick} other {# överstick}}',

  'review.side.mean': 'Förväntat på {who, select, you {era platser} other {dessa platser}}',
  'review.side.points': '{who, select, you {Ert lags} other {Lagets}} poäng',
  'review.side.breakdown.note':
    'Förväntat är vad ett lag får där i snitt när alla bjuder bra. Resten är {who, select, you {din partner} other {partnern}}, motståndarna och hur korten satt. Bara val som tydligt kostade poäng räknas, med kostnaden i listan.',
  'review.side.expected':
    'Chans att klara det {ownMake}; förväntade poäng för {who, select, you {ert lag} other {laget}} {ownPoints}.',
  'review.side.expected.better':
    '{same, select, none {Chans att klara det {ownMake} i stället för {bestMake}; förväntade poäng för {who, select, you {ert lag} other {laget}} {ownPoints} i stället för {bestPoints}.} chance {Chans att klara det {ownMake} i båda fallen; förväntade poäng för {who, select, you {ert lag} other {laget}} {ownPoints} i stället för {bestPoints}.} points {Chans att klara det {ownMake} i stället för {bestMake}; förväntade poäng för {who, select, you {ert lag} other {laget}} {ownPoints} i båda fallen.} other {Chans att klara det {ownMake} i båda fallen; förväntade poäng för {who, select, you {ert lag} other {laget}} {ownPoints} i båda fallen.}}',
  'review.side.expected.others': 'Förväntade poäng för motståndarna {own} i stället för {best}.',
  'review.side.expected.bags': 'Skillnaden ligger i översticken.',
  'review.side.cost':
    'Kostnad: poäng {who, select, you {ert lag} other {laget}} förlorar mot motståndarna, inräknat vad överstick kommer att kosta.',
  'review.side.hindsight.same':
    'Inget val hade varit bättre för {who, select, you {ert lag} other {laget}}: {points} {count, plural, one {poäng} other {poäng}} mot motståndarna.',
  'review.side.hindsight.better':
    '{best} kunde ha gett {who, select, you {ert lag} other {laget}} {bestPoints} {bestCount, plural, one {poäng} other {poäng}} mot motståndarna, det här valet högst {points}.',
  'review.side.hindsight.note':
    'Med alla kort öppna: hur många poäng den som såg alla händer kunde ha tagit in på motståndarna den här rundan, inräknat vad överstick kommer att kosta, medan partnern och motståndarna spelar vidare på känn, som experter som bara ser sin egen hand. Det säger inget om hur bra valet var.',
  'review.side.try.over':
    '{who, select, you {Ert lag} other {Laget}} här: {here} {count, plural, one {poäng} other {poäng}}.',
  'review.place.declaration': 'Runda {round}, innan du tittade',
  'review.own.declaration':
    '{who, select, you {{own, select, blindNil {Du bjöd blind nil.} other {Du tittade först.}}} other {{own, select, blindNil {{name} bjöd blind nil.} other {{name} tittade först.}}}}',
  'review.better.declaration':
    '{who, select, you {{own, select, blindNil {Du bjöd blind nil; att titta först var bättre.} other {Du tittade först; blind nil var bättre.}}} other {{own, select, blindNil {{name} bjöd blind nil; att titta först var bättre.} other {{name} tittade först; blind nil var bättre.}}}}',
  'cost.side.parts':
    '{how, select, both {{who, select, you {Ert lags} other {Lagets}} poäng står för {own}; till det kommer vad motståndarna vinner och överstick kostar: {others}.} less {{who, select, you {Ert lags} other {Lagets}} poäng står för {own}; från det dras vad motståndarna förlorar och färre överstick sparar: {others}.} more {Vad motståndarna vinner och överstick kostar står för {others}; från det dras vad {who, select, you {ert lag} other {laget}} vinner: {own}.} other {Det är vad motståndarna vinner och överstick kostar.}}',
  'hint.side.say.bid':
    '{verdict, select, clear {Bjud {choice}: {chance} chans att klara kontraktet.} probable {Troligen {choice}: {chance} chans att klara kontraktet.} close {Hellre {choice}: {chance} chans att klara kontraktet, men det är jämnt.} only {Alla bud är lika bra: {chance} chans att klara kontraktet.} tie {Jämnt: {choices}, {chance} chans att klara kontraktet.} other {Jämnt: {choice} är lika bra som något annat, {chance} chans att klara kontraktet.}}',
  'hint.side.say.card':
    '{verdict, select, clear {Spela {choice}: {chance} chans att klara kontraktet.} probable {Troligen {choice}: {chance} chans att klara kontraktet.} close {Hellre {choice}: {chance} chans att klara kontraktet, men det är jämnt.} only {Alla kort är lika bra: {chance} chans att klara kontraktet.} tie {Jämnt: {choices}, {chance} chans att klara kontraktet.} other {Jämnt: {choice} är lika bra som något annat, {chance} chans att klara kontraktet.}}',
  'hint.side.needs':
    '{tricks, plural, =0 {Ert kontrakt är hemma: varje stick till är ett överstick.} one {Ni behöver # till av de sista {of} sticken.} other {Ni behöver # till av de sista {of} sticken.}}',
  'hint.side.needs.all':
    '{of, plural, one {Ni behöver det sista sticket.} other {Ni behöver alla de sista # sticken.}}',
  'hint.side.needs.lost': 'Ert kontrakt är sprucket: gör det svårt för de andra.',
  'hint.their-need':
    'Ert kontrakt är säkrat; de andra behöver {tricks} till av de sista {of} sticken.',
  'hint.their-need.all': 'Ert kontrakt är säkrat; de andra behöver alla stick som är kvar.',
  'hint.fact.to-partner': 'Din partner tar sticket.',
  'hint.fact.partner-ahead': 'Din partner leder än så länge.',
  'hint.fact.partner-may-ruff': 'Din partner är renons och kan trumfa.',
  'hint.side.points': 'Förväntade poäng för ert lag',
  'hint.say.look':
    '{verdict, select, clear {Titta på korten först: en blind nil klaras i {chance} av fallen.} probable {Troligen bättre att titta först: en blind nil klaras i {chance} av fallen.} close {Titta hellre först: en blind nil klaras i {chance} av fallen, men det är jämnt.} other {Jämnt: en blind nil klaras i {chance} av fallen.}}',
  'hint.say.blindNil':
    '{verdict, select, clear {Bjud blind nil: {chance} chans att klara den.} probable {Troligen blind nil: {chance} chans att klara den.} close {Hellre blind nil: {chance} chans att klara den, men det är jämnt.} other {Jämnt: {chance} chans att klara blind nil.}}',
  'hint.blindNil.expected':
    'Förväntade poäng för ert lag: {blind} med blind nil, {look} om du tittar först.',
  'hint.game-at-stake': 'Det ger er större chans att vinna partiet.',
  'hint.below':
    '{how, select, left {De andra har bjudit {sum} av {of} stick tillsammans.} partner {Med din partners {partner} behöver ni {sum} av {of} stick.} other {Budet är ett minimum: fler stick blir bara överstick.}}',
  'hint.contrast.contract':
    '{whose, select, theirs {Med {other} klarar de andra sitt kontrakt oftare: {chance} i stället för {best}.} other {Med {other} klarar ert lag sitt kontrakt mer sällan: {chance} i stället för {best}.}}',
  'hint.contrast.nil':
    '{how, select, more {Med {other} klarar {name} sin nil oftare: {chance} i stället för {best}.} other {Med {other} klarar {name} sin nil mer sällan: {chance} i stället för {best}.}}',
  'hint.claim.nil':
    '{how, select, more {Med {other} klarar {name} sin nil oftare} other {Med {other} klarar {name} sin nil mer sällan}}',
  'hint.why.taker': 'chansen att {name} tar sticket är {chance} i stället för {best}',
  'hint.why.breaks': 'senare är risken att den spricker i {suit} {chance} i stället för {best}',
  'hint.contrast.bags':
    '{whose, select, theirs {Med {other} får de andra färre överstick: i snitt {count} i stället för {best}.} other {Med {other} får ert lag fler överstick: i snitt {count} i stället för {best}.}}',
  'hint.bags': 'Det ger färre överstick.',
  'hint.their-bags': 'Det ger de andra fler överstick.',
  'hint.nil-lost':
    '{tricks, plural, =0 {Din nil är sprucken, och dina stick räknas inte.} one {Din nil är sprucken, och dina stick räknas inte: din partner behöver # till av de sista {of}.} other {Din nil är sprucken, och dina stick räknas inte: din partner behöver # till av de sista {of}.}}',
  'hint.nil-against':
    '{count, plural, one {{names} bjöd nil: ett enda stick spräcker den.} other {{names} bjöd nil: ett enda stick spräcker var och en.}}',
  'hint.contrast.broken':
    '{how, select, bid {En nil spricker i {chance} av fallen.} alone {Med {other} spricker din nil i {chance} av fallen.} other {Med {other} spricker din nil oftare: {chance} i stället för {best}.}}',
  'hint.nil.needs': 'Din nil håller: ta inga stick.',
  'hint.nil.lost': 'Din nil spricker hur du än gör: gör det svårt för de andra.',
  'hint.nil.sunk-by': 'Med {cards} måste du ta ett stick: din nil spricker.',
  'hint.fact.breaks-own': 'Då spricker din nil.',
  'hint.fact.breaks': 'Då spricker nilen för {name}.',
  'hint.nil-beside': 'Din partners nil håller än: ta de stick din partner annars kan få.',
};
