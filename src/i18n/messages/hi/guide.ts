import type { guide as english } from '../en/guide.ts';
import type { Translation } from '../translation.ts';

export const guide: Translation<typeof english> = {
  'guide.title': 'पत्तों की कीमत',
  'guide.back': 'गाइड से बाहर',
  'guide.intro':
    '{game} के {deals} बार बाँटे गए पत्तों में नापा गया, जिन्हें सिर्फ़ अपने पत्ते देखने वाले माहिरों ने अंत तक खेला। ± 95% अंतराल है। औसत में 1 से 10 पत्तों के राउंड बराबर गिने गए।',
  'guide.handSize': 'कितने पत्ते',
  'guide.rare': 'बहुत कम बार',
  'guide.cards': 'क्या पत्ता हाथ बनाता है?',
  'guide.suit': 'सूट',
  'guide.side': 'तुरुप नहीं',
  'guide.length': 'पास में उसी सूट के पत्ते',
  'guide.card': 'पत्ता',
  'guide.takes': 'हाथ बनाता है',
  'guide.byLength': '{card}, {suit}: सूट के पत्तों की गिनती से',
  'guide.cards.note': 'हर बाँटा गया पत्ता गिना गया है, जान-बूझकर छोड़ा गया भी।',
  'guide.say.cards':
    'दस पत्तों में तुरुप के बाहर इक्का {ace} बार हाथ बनाता है, बादशाह {king} बार, 2 से 6 तक का तुरुप {low} बार।',
  'guide.say.alone':
    'दस पत्तों में अपने सूट में अकेला बादशाह {alone} बार हाथ बनाता है; उसी सूट का एक और पत्ता साथ हो तो {two} बार।',
  'guide.bids': 'बोली कितनी बार बनती है?',
  'guide.share': 'सारी बोलियों में',
  'guide.say.made':
    'बनी बोलियाँ: सारी में {made}, 0 वाली में {zero}, 1 वाली में {one}, 3 या ज़्यादा वाली में {more}।',
  'guide.say.zeros': '0 की बोली: सारी में {zeros}।',
  'guide.seats': 'बराबरी, पहली चाल और जगह',
  'guide.seat.first': '1, पहली चाल',
  'guide.withHook': 'बनी, बराबरी मना',
  'guide.withoutHook': 'बनी, बराबरी की छूट',
  'guide.say.barred': 'बराबरी की छूट हो तो {barred} राउंड में आखिरी बोली वही होती है जो वरना मना होती।',
  'guide.say.hook': 'बराबरी मना होने से डीलर को हर राउंड {points} अंक का नुकसान होता है।',
  'guide.say.dealerFree':
    'बराबरी की छूट हो तो आखिर में बोलने से हर राउंड बाकी से {points} अंक ज़्यादा मिलते हैं।',
  'guide.say.dealerHook': 'बराबरी मना हो तब भी डीलर को हर राउंड बाकी से {points} अंक ज़्यादा मिलते हैं।',
  'guide.say.dealerEven': 'बराबरी मना हो तो डीलर को बाकी से साफ़ तौर पर ज़्यादा नहीं मिलता।',
  'guide.say.leadTricks': 'पहली चाल से हर राउंड बाकी हर एक से {points} हाथ ज़्यादा बनते हैं।',
  'guide.say.leadLess': 'पहले बोलने और पहली चाल से हर राउंड बाकी के मुकाबले {points} अंक का नुकसान होता है।',
  'guide.say.leadMore': 'पहले बोलने और पहली चाल से हर राउंड बाकी के मुकाबले {points} अंक ज़्यादा मिलते हैं।',
};
