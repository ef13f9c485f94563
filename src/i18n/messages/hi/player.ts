import type { Translation } from '../translation.ts';
import type { player as english } from '../en/player.ts';

export const player: Translation<typeof english> = {
  'player.level': 'लेवल: {level}',
  'player.cautious': 'दो मिलती-जुलती बोलियों में छोटी चुनना पसंद।',
  'player.bold': 'दो मिलती-जुलती बोलियों में बड़ी चुनना पसंद।',
  'player.spoiler': 'दूसरों की बोली डुबोना पसंद।',
  'player.even': 'कोई झुकाव नहीं: हर बार पत्तों के हिसाब से खेल।',
  'player.together': 'आमने-सामने के गेम',
  'player.ahead': 'आप आगे',
  'player.behind': '{name} आगे',
  'player.tied': 'बराबर',
  'player.few': 'अभी गेम कम हैं: किस्मत का हाथ है।',
  'player.none': '{name} के साथ अभी कोई गेम पूरा नहीं हुआ।',
};
