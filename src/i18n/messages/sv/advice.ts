import type { advice as english } from '../en/advice.ts';
import type { Translation } from '../translation.ts';

export const advice: Translation<typeof english> = {
  'hint.button': 'Tips',
  'hint.close': 'Stäng tipset',
  'hint.thinking': 'Funderar …',
  'hint.why': 'Varför?',
  'hint.failed': 'Inget tips den här gången.',
  'hint.forced':
    '{kind, select, bid {Du kan bara bjuda {choice}.} trump {Du kan bara välja {choice}.} other {Du kan bara spela {choice}.}}',
  'hint.nothing': 'Det finns inget tips för det här beslutet.',
  'hint.noTrump': 'spel utan trumf',
  'hint.table': 'Vad varje val är värt',
  'hint.choice': 'Val',
  'hint.make': 'Chans att klara budet',
  'hint.few': 'För få stick',
  'hint.many': 'För många stick',
  'hint.misses': 'Annars: för få stick {few}, för många {many}.',
  'hint.make.short': 'Chans, %',
  'hint.points': 'Förväntade poäng',
  'hint.cost':
    '{scope, select, bags {Förlust mot det bästa, med de andras poäng och överstick inräknade} points {Förlust mot det bästa, med de andras poäng inräknade} other {Förlust mot det bästa}}',
  'hint.isBest': '{choice}, bäst',
  'hint.isTied': '{choice}, bland de bästa',
  'hint.under': 'under {percent}',
  'hint.over': 'över {percent}',
  'hint.less': '<{figure}',
  'hint.more': '>{figure}',
  'hint.mark': '{chance} chans att klara budet, förväntade poäng {points}',
  'hint.opponent': '{name} klarar budet',
  'hint.mark.opponent': '{name} klarar budet: {chance}',
  'hint.mark.best': 'bäst: {chance} chans att klara budet, förväntade poäng {points}',
  'hint.mark.tied': 'bland de bästa: {chance} chans att klara budet, förväntade poäng {points}',

  'hint.say.bid':
    '{verdict, select, clear {Bjud {choice}: {chance} chans att klara det.} probable {Troligen {choice}: {chance} chans att klara det.} close {Hellre {choice}: {chance} chans att klara det, men det är jämnt.} only {Alla bud är lika bra: {chance} chans att klara det.} tie {Jämnt: {choices}, {chance} chans att klara det.} other {Jämnt: {choice} är lika bra som något annat, {chance} chans att klara det.}}',
  'hint.say.trump':
    '{verdict, select, clear {Välj {choice}: {chance} chans att klara budet.} probable {Troligen {choice}: {chance} chans att klara budet.} close {Hellre {choice}: {chance} chans att klara budet, men det är jämnt.} only {Alla val är lika bra: {chance} chans att klara budet.} tie {Jämnt: {choices}, {chance} chans att klara budet.} other {Jämnt: {choice} är lika bra som något annat, {chance} chans att klara budet.}}',
  'hint.say.card':
    '{verdict, select, clear {Spela {choice}: {chance} chans att klara budet.} probable {Troligen {choice}: {chance} chans att klara budet.} close {Hellre {choice}: {chance} chans att klara budet, men det är jämnt.} only {Alla kort är lika bra: {chance} chans att klara budet.} tie {Jämnt: {choices}, {chance} chans att klara budet.} other {Jämnt: {choice} är lika bra som något annat, {chance} chans att klara budet.}}',
  'hint.say.lost':
    '{verdict, select, clear {Spela {choice}.} probable {Troligen {choice}.} close {Hellre {choice}, men det är jämnt.} only {Alla kort är lika bra.} tie {Jämnt: {choices}.} other {Jämnt: {choice} är lika bra som något annat.}}',
  'hint.nearly': '{other} är nästan lika bra.',
  'hint.certain': 'Det är säkert, hur korten än sitter.',
  'hint.others': 'Det kostar de andra mer än det kostar dig.',
  'hint.hinders': 'Då får de andra färre poäng.',
  'cost.parts':
    '{who, select, you {{how, select, both {Dina egna poäng står för {own}; till det kommer hälften av vad de andra i snitt vinner: {others}.} less {Dina egna poäng står för {own}; från det dras hälften av vad de andra i snitt förlorar: {others}.} more {Hälften av vad de andra i snitt vinner står för {others}; från det dras vad du vinner: {own}.} other {Det är hälften av vad de andra i snitt vinner.}}} other {{how, select, both {Spelarens poäng står för {own}; till det kommer hälften av vad de andra i snitt vinner: {others}.} less {Spelarens poäng står för {own}; från det dras hälften av vad de andra i snitt förlorar: {others}.} more {Hälften av vad de andra i snitt vinner står för {others}; från det dras vad spelaren vinner: {own}.} other {Det är hälften av vad de andra i snitt vinner.}}}}',
  'hint.net':
    '{scope, select, bags {Med de andras poäng och överstick inräknade} other {Med de andras poäng inräknade}} kostar {other} ungefär {count, plural, one {{points} poäng} other {{points} poäng}}.',
  'hint.hook':
    '{drawback, select, chance {{forbidden} är inte tillåtet, och {other} klaras mer sällan: {chance}.} pay {{forbidden} är inte tillåtet, och {other} ger mindre.} other {{forbidden} är inte tillåtet.}}',
  'hint.contrast.over':
    '{never, select, yes {Med {other} tar du för många stick i {chance} av fallen.} other {Med {other} tar du oftare för många stick: {chance} i stället för {best}.}}',
  'hint.contrast.short':
    '{never, select, yes {Med {other} får du för få stick i {chance} av fallen.} other {Med {other} tar du oftare för få stick: {chance} i stället för {best}.}}',
  'hint.contrast.make': 'Med {other} klarar du budet mer sällan: {chance} i stället för {best}.',
  'hint.contrast.pay': 'Med {other} kan du vänta dig {points} poäng i stället för {best}.',
  'hint.contrast.naming': 'Med {other} får du mer sällan välja trumf.',
  'hint.contrast.against': 'Med {other} klarar {name} budet oftare: {chance} i stället för {best}.',
  'hint.contrast.bid':
    '{how, select, less {{other} klaras mer sällan: {chance} i stället för {best}.} other {{other} klaras i {chance} av fallen, men ger mindre.}}',
  'hint.because': '{claim}: {why}.',
  'hint.claim':
    '{drawback, select, over {Med {other} tar du oftare för många stick} nil {Med {other} spricker din nil oftare} short {Med {other} tar du oftare för få stick} theirs {Med {other} klarar de andra sitt kontrakt oftare} other {Med {other} får du färre poäng}}',
  'hint.why.now': '{high} tar sticket oftare ({chance}) än {low} ({less})',
  'hint.why.later': 'senare tar {high} oftare ett stick ({chance}) än {low} ({less})',
  'hint.why.own':
    '{odds, select, never {{card} kan inte ta det här sticket, men om det sparas är chansen till ett senare {later}} sure {{card} tar säkert det här sticket; om det sparas är chansen till ett senare {later}} other {chansen till sticket med {card} är {now}; om det sparas, till ett senare {later}}}',
  'hint.why.rest': 'chansen till stick med {card} är då {chance} i stället för {best}',
  'hint.why.suits': 'i {suits} tar du då i snitt {count} stick i stället för {best}',
  'hint.why.higher': 'senare tar ett högre kort oftare ett stick',
  'hint.why.points': 'förväntade poäng {points} i stället för {best}',

  'hint.needs':
    '{tricks, plural, =0 {Ditt bud stämmer: ta inga fler stick.} one {Du behöver # till av de sista {of} sticken.} other {Du behöver # till av de sista {of} sticken.}}',
  'hint.needs.all':
    '{of, plural, one {Du behöver det sista sticket.} other {Du behöver alla de sista # sticken.}}',
  'hint.needs.lost': 'Ditt bud är sprucket: gör det svårt för de andra.',
  'hint.sunk-by':
    '{tricks, plural, one {Med {cards} måste du ta ett stick: ditt bud är sprucket.} other {Med {cards} måste du ta # stick: ditt bud är sprucket.}}',
  'hint.hopeless': 'Nästan säkert förlorat, vad du än gör.',

  'hint.sure': '{count, plural, one {säkert stick: {cards}} other {# säkra stick: {cards}}}',
  'hint.likely': 'nästan säkert: {cards}',
  'hint.probable':
    '{count, plural, one {troligen ett stick: {cards}} other {troligen varsitt stick: {cards}}}',
  'hint.even': 'halva chansen: {cards}',
  'hint.join': '{first}; {second}',
  'hint.tricks': '{parts}.',
  'hint.toward': '{cards} {count, plural, one {talar} other {talar}} för {bid}',
  'hint.asTrump': '{card} som trumf',
  'hint.nothing-likely': 'Inget av dina kort lär ta något stick.',
  'hint.nothing-likely.one': 'Ditt kort lär inte ta sticket.',
  'hint.danger': 'Risk för ett oönskat stick: {cards}.',
  'hint.only-if-led': 'Ditt kort vinner bara om ett lägre i färgen spelas ut.',
  'hint.void': 'Du kan trumfa {suits}.',
  'hint.no-trumps': 'Du har ingen trumf.',
  'hint.discards': 'Du kan saka på {suits}.',
  'hint.naming': 'om du väljer {trump}',
  'hint.bids-for': 'De andra ser ditt kort, och deras bud talar för det.',
  'hint.bids-against': 'De andra ser ditt kort, och deras bud talar emot det.',
  'hint.forehead':
    '{wins, plural, =0 {Inget av de {of} kort du kan ha tar sticket.} one {# av de {of} kort du kan ha tar sticket.} other {# av de {of} kort du kan ha tar sticket.}}',

  'hint.fact.wins': 'Det tar garanterat sticket.',
  'hint.fact.loses': 'Det kan inte ta sticket.',
  'hint.fact.fulfills': 'Det tar det sista stick du behöver.',
  'hint.fact.overshoots': 'Det tar ett stick för mycket.',
  'hint.fact.one-too-many':
    '{tricks, plural, one {{cards} tar ändå ett stick: det här är ett för mycket.} other {{cards} tar ändå # stick: det här är ett för mycket.}}',
  'hint.fact.falls-short': 'Då spricker ditt bud.',
  'hint.fact.ruff': 'Du trumfar.',
  'hint.fact.overruff': 'Du trumfar över.',
  'hint.fact.underruff': 'Du blir av med en trumf under en högre.',
  'hint.fact.discard': 'Du sakar det.',
  'hint.fact.duck': 'Du maskar.',
  'hint.fact.unload': 'Du blir av med ett kort som inget i färgen kan slå senare.',
  'hint.dangerous-discard': 'Det är kortet som lättast tar ett stick du inte vill ha.',
  'hint.fact.lowest-winner': 'Det är det lägsta som garanterat vinner.',
  'hint.fact.highest-loser': 'Det är det högsta som garanterat förlorar.',
  'hint.fact.lowest-loser': 'Inget av dina kort kan ta sticket; det här är det lägsta.',
  'hint.fact.puts-over': 'Då får {name} ett stick för mycket.',
  'hint.fact.denies': 'Då spricker budet för {name}.',
  'hint.fact.beaten-by': 'Högre och osett: {cards}.',
  'hint.fact.ahead': 'Det leder än så länge; högre och osett: {cards}.',
  'hint.fact.ahead.out': 'Det leder än så länge; {above} högre kort är osedda.',
  'hint.fact.ahead.lowest': 'Alla dina slår {leading}; lättast att slå är {lowest}.',
  'hint.fact.out':
    '{card}: osedda i färgen, {above} högre, {below, plural, =0 {inget lägre} one {# lägre} other {# lägre}}.',
  'hint.fact.out.each':
    '{above, plural, one {Vart och ett har ett högre osett kort i sin färg.} other {Vart och ett har minst # högre osedda kort i sin färg.}}',
  'hint.fact.wins.each': 'Vart och ett tar garanterat sticket.',
  'hint.fact.loses.each': 'Inget av dem kan ta sticket.',
  'hint.fact.only-ruff.each': 'Bara trumf kan slå något av dem.',
  'hint.fact.alike': 'De går ungefär på ett ut.',
  'hint.fact.either': 'Högt eller lågt spelar knappt någon roll.',
  'hint.fact.keeps': 'Du sparar {cards} till senare.',
  'hint.fact.voids': 'Du blir renons i {suit}.',
  'hint.fact.only-ruff': 'Bara trumf kan slå det.',
  'hint.fact.only-overruff': 'Bara högre trumf kan slå det.',
  'hint.fact.only-joker': 'Bara en hög joker kan slå det.',
  'hint.fact.ruff-by':
    '{count, plural, one {Bara trumf kan slå det; {names} är renons.} other {Bara trumf kan slå det; {names} är renons.}}',
  'hint.fact.may-ruff':
    '{count, plural, one {{names} är renons och kan trumfa.} other {{names} är renons och kan trumfa.}}',

  'learn.tally': 'Bästa val: {found} av {count}',
  'learn.ask.title': 'Är du säker?',
  'learn.ask.text':
    '{choice} i stället för {best} kostar ungefär {points, plural, one {# poäng} other {# poäng}}.',
  'learn.ask.anyway': 'Gör det ändå',
  'learn.ask.back': 'Tänk efter',

  'settings.group.learning': 'Lär dig',
  'settings.learning': 'Läroläge',
  'settings.learning.hint':
    'Visar ett tips vid varje beslut och räknar hur ofta du hittar det bästa valet. Partierna räknas inte i din statistik.',
  'settings.askBefore': 'Fråga före dyra val',
  'settings.askBefore.hint':
    'Bara i läroläget, och bara om ett val tydligt kostar poäng. Räknat i standardpoäng (10 + bud), och mer där en runda är värd mer.',
  'askBefore.never': 'Aldrig',
  'askBefore.points': '{points, plural, one {# poäng eller mer} other {# poäng eller mer}}',
};
