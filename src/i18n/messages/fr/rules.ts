import type { Translation } from '../translation.ts';
import type { rules as english } from '../en/rules.ts';

export const rules: Translation<typeof english> = {
  'rules.goal.solo':
    'Annonce combien de plis tu feras, puis joue. Ton annonce est réussie si tu en fais exactement autant.',
  'rules.goal.partners':
    'Annonce combien de plis tu feras, puis joue. Les partenaires additionnent leurs annonces et doivent faire ensemble au moins autant de plis.',

  'rules.table.title': 'Joueurs et mains',
  'rules.players.solo': '{players, plural, other {# joueurs, chacun pour soi.}}',
  'rules.players.partners':
    '{players, plural, other {# joueurs. Les partenaires se font face et partagent un score.}}',
  'rules.hands.same':
    'Chaque manche se joue avec {size, plural, one {# carte} other {# cartes}} par joueur.',
  'rules.hands.down-up':
    'On commence à {high} cartes chacun, une de moins par manche jusqu’à {low}, puis on remonte à {high}.',
  'rules.hands.up-down':
    '{low, plural, one {On commence à # carte chacun} other {On commence à # cartes chacun}}, une de plus par manche jusqu’à {high}, puis on redescend à {low}.',
  'rules.hands.down':
    'On commence à {high} cartes chacun, puis une de moins par manche jusqu’à {low}.',
  'rules.hands.up':
    '{low, plural, one {On commence à # carte chacun} other {On commence à # cartes chacun}}, puis une de plus par manche jusqu’à {high}.',
  'rules.hands.repeated': '{times, plural, other {La main de {size} se joue # fois de suite.}}',
  'rules.hands.ends':
    '{times, plural, other {La main de {size} se joue # fois de suite, au début puis à nouveau à la fin.}}',
  'rules.hands.perPlayer': 'C’est une fois par joueur.',
  'rules.hands.capped':
    'La plus grande main serait de {limit}, mais à {players} le paquet ne permet que {high}.',
  'rules.hands.flip':
    'Les mains de {high} sont les plus grandes qui laissent encore une carte à retourner.',
  'rules.hands.rounds':
    '{rounds, plural, one {La partie compte # manche.} other {La partie compte # manches.}}',
  'rules.hands.atMost':
    '{rounds, plural, one {La partie compte # manche.} other {La partie compte au plus # manches.}}',
  'rules.hands.again':
    '{rounds, plural, one {La manche se rejoue jusqu’à ce que quelqu’un atteigne le score fixé.} other {Après ces # manches, on recommence à la première, jusqu’à ce que quelqu’un atteigne le score fixé.}}',
  'rules.hands.sizes': 'Cartes par joueur, manche par manche',
  'rules.hands.deal': 'À chaque manche, la donne passe à gauche.',

  'rules.trump.flip':
    'Après la donne, une carte est retournée : sa couleur est atout pour la manche. Cette carte est hors jeu.',
  'rules.trump.runsOut':
    'Quand toutes les cartes sont distribuées, aucune n’est retournée et il n’y a pas d’atout.',
  'rules.trump.all-dealt':
    'Toutes les cartes sont distribuées, donc aucune n’est retournée : il n’y a pas d’atout.',
  'rules.trump.dealers-last':
    'Quand toutes les cartes sont distribuées, le donneur montre la dernière : sa couleur est atout. Elle reste dans sa main, connue de tous jusqu’à ce qu’elle soit jouée.',
  'rules.trump.dealers-last.example':
    'Par exemple, si c’est l’as de pique, l’atout est pique et tout le monde sait qui a l’as.',
  'rules.trump.joker.low': 'Si cette carte est un joker bas, il n’y a pas d’atout.',
  'rules.trump.joker.high':
    'Si cette carte est un joker haut, le donneur choisit une couleur d’atout avant les annonces : cœur, par exemple, avec beaucoup de cœurs en main.',
  'rules.trump.rotate': 'L’atout suit cet ordre, manche après manche :',
  'rules.trump.rotate.again': 'Puis on recommence.',
  'rules.trump.rotate.example': 'Par exemple, atout de la manche {round} : {trump}.',
  'rules.trump.without':
    '{count, plural, one {La manche {rounds} se joue sans atout.} other {Les manches {rounds} se jouent sans atout.}}',
  'rules.trump.without.flip': 'Aucune carte n’est alors retournée.',
  'rules.trump.without.named': 'Personne ne choisit alors l’atout.',
  'rules.trump.without.order': 'L’ordre n’attend pas : il avance à chaque manche.',
  'rules.trump.without.again': 'Il en va de même chaque fois que l’on recommence.',
  'rules.trump.highest-bidder':
    'Après les annonces, la plus haute choisit l’atout : une couleur, ou sans atout. À égalité, c’est la première à partir de la gauche du donneur.',
  'rules.trump.fixed':
    '{suit, select, C {Trèfle est atout.} D {Carreau est atout.} H {Cœur est atout.} other {Pique est atout.}}',
  'rules.trump.none': 'Il n’y a pas d’atout.',
  'rules.trump.all-but-led':
    'Toute carte qui n’est pas de la couleur demandée est un atout. L’atout le plus haut l’emporte ; à hauteur égale, la couleur décide, de la plus basse à la plus haute :',
  'rules.trump.broken':
    'On ne peut entamer atout qu’une fois l’atout libéré : après qu’un atout a été joué, ou quand on n’a plus que des atouts.',
  'rules.trump.last': 'Pour entamer atout, il faut n’avoir plus que des atouts en main.',
  'rules.trump.last.example':
    'Par exemple, avec deux atouts et une autre carte en main, il faut entamer cette autre carte.',

  'rules.bid.title': 'Annonces',
  'rules.bid.in-turn':
    'Chacun annonce une fois, en commençant à gauche du donneur, le donneur en dernier. Une annonce est un nombre de 0 au nombre de cartes en main.',
  'rules.bid.sealed':
    'Chacun annonce une fois, en secret : un nombre de 0 au nombre de cartes en main. Puis toutes les annonces sont dévoilées ensemble.',
  'rules.bid.nil': 'Une annonce de 0 est un nil : la promesse de ne faire aucun pli.',
  'rules.bid.blindNil':
    'Un nil aveugle s’annonce avant de regarder ses cartes ; tout le monde y a droit.',
  'rules.bid.blindNil.behind':
    '{behind, plural, one {Un nil aveugle s’annonce avant de regarder ses cartes, et seulement si son équipe a au moins # point de retard.} other {Un nil aveugle s’annonce avant de regarder ses cartes, et seulement si son équipe a au moins # points de retard.}}',
  'rules.hook.title': 'Le total interdit',
  'rules.hook.rule': 'La dernière annonce ne peut pas porter le total au nombre de plis.',
  'rules.hook.effect': 'Il y a donc toujours quelqu’un qui échoue.',
  'rules.hook.from':
    '{from, plural, other {Cela ne vaut que dans les manches de # cartes ou plus ; en dessous, toute annonce est permise.}}',
  'rules.hook.example':
    '{handSize, plural, one {Par exemple, avec # pli à faire et un total de {others} jusque-là, la dernière annonce ne peut pas être {forbidden}.} other {Par exemple, avec # plis à faire et un total de {others} jusque-là, la dernière annonce ne peut pas être {forbidden}.}}',
  'rules.zero.title': 'Annonces de 0',
  'rules.zero.limit':
    '{limit, plural, one {Après une annonce de 0, tu ne peux pas annoncer 0 à la manche suivante.} other {Après des annonces de 0 à # manches de suite, tu ne peux pas annoncer 0 à la suivante.}}',
  'rules.zero.waived':
    'Si le total interdit ne laisse aucune autre annonce, 0 est permis malgré tout.',
  'rules.sight.title': 'Manches à une carte',
  'rules.sight.forehead':
    'Avec une carte par joueur, tu vois celles de tous les autres, mais pas la tienne. Tu annonces sans la connaître et tu la joues sans la voir.',

  'rules.play.title': 'Jeu',
  'rules.play.trick':
    'À chaque pli, chacun joue une carte, dans le sens des aiguilles d’une montre ; la meilleure fait le pli.',
  'rules.play.sunk':
    'Une annonce qui ne peut plus réussir a chuté : trop de plis sont faits, ou il en reste trop peu.',
  'rules.play.lead':
    'La personne à gauche du donneur entame le premier pli ; ensuite, qui a fait le pli entame le suivant.',
  'rules.play.lead.highest':
    'La plus haute annonce entame le premier pli ; à égalité, c’est la première à partir de la gauche du donneur. Ensuite, qui a fait le pli entame le suivant.',
  'rules.play.lead.example':
    'Par exemple, si les annonces depuis la gauche du donneur sont {bids}, c’est le premier {bid} qui entame.',
  'rules.play.follow':
    'Fournis la couleur demandée si tu peux ; sinon, joue ce que tu veux. L’as est la carte la plus haute.',
  'rules.play.trump':
    'Le plus haut atout fait le pli ; sans atout, c’est la plus haute carte de la couleur demandée.',
  'rules.deck.ranks': 'On joue avec {count} cartes : de l’as au {rank} dans chaque couleur.',
  'rules.deck.without': 'On joue avec {count} cartes. Sont écartées : {cards}.',
  'rules.deck.order':
    'On joue avec {count} cartes. Dans chaque couleur, de la plus forte à la plus faible : {ranks}. Le trois bat donc le roi.',
  'rules.deck.jokers.both':
    'On ajoute des jokers (hauts : {high} ; bas : {low}) : {count} cartes en tout.',
  'rules.deck.jokers.high': 'On ajoute des jokers hauts ({high}) : {count} cartes en tout.',
  'rules.deck.jokers.low': 'On ajoute des jokers bas ({low}) : {count} cartes en tout.',
  'rules.play.followSuit': 'Fournis la couleur demandée si tu peux. L’as est la plus forte.',
  'rules.play.must-trump': 'Qui ne peut pas fournir doit couper s’il a de l’atout, fort ou faible.',
  'rules.play.must-trump.example':
    'Tu ne peux pas fournir, mais tu as un petit atout : tu dois le jouer, même si un plus fort est déjà sur la table.',
  'rules.play.must-head':
    'Qui peut prendre le pli à cet instant doit le faire : avec une carte plus forte de la couleur ou, s’il ne peut pas fournir, avec un atout. Sinon, on joue n’importe quelle carte de la couleur, ou n’importe quelle carte si l’on n’en a pas.',
  'rules.play.must-head.example': 'Le K♦ est en tête et tu as l’A♦ et le J♦ : tu dois jouer l’A♦.',
  'rules.jokers.title': 'Jokers',
  'rules.jokers.play':
    'Les jokers n’ont pas de couleur et ne sont jamais atout. On peut toujours en jouer un, même quand on peut fournir.',
  'rules.jokers.high':
    'Le premier joker haut gagne le pli. Si aucune couleur n’a été jouée avant lui, il n’y a rien à fournir : on joue ce qu’on veut.',
  'rules.jokers.low':
    'Un joker bas ne gagne que si tout le pli est fait de jokers bas : c’est alors le premier. S’il ouvre le pli, on peut jouer ensuite n’importe quelle carte, même un atout, et il faut fournir la première couleur jouée.',
  'rules.jokers.must-trump':
    'Un joker haut ne dispense pas de couper, sauf s’il n’y a pas de couleur demandée.',
  'rules.jokers.must-head':
    'Dès qu’un joker haut est dans le pli, il n’y a plus rien à battre : on fournit ou, si l’on ne peut pas, on joue n’importe quelle carte.',
  'rules.jokers.lead':
    'On peut toujours entamer d’un joker. Qui n’a que des atouts et des jokers peut aussi entamer atout.',
  'rules.play.led': 'La plus haute carte de la couleur demandée fait le pli.',
  'rules.play.all-but-led':
    'Une carte de toute autre couleur est un atout et fait le pli ; si tout le monde fournit, c’est la plus haute carte de la couleur demandée.',
  'rules.trick.winner': '{card}, fait le pli',
  'rules.trick.led': 'Cœur était demandé : le plus haut cœur fait le pli, pas l’as de pique.',
  'rules.trick.trump':
    '{suit, select, C {Quand trèfle est atout, même le plus petit trèfle bat toute autre couleur.} D {Quand carreau est atout, même le plus petit carreau bat toute autre couleur.} H {Quand cœur est atout, même le plus petit cœur bat toute autre couleur.} other {Quand pique est atout, même le plus petit pique bat toute autre couleur.}}',
  'rules.trick.followed': 'Tout le monde fournit : le plus haut trèfle gagne.',
  'rules.trick.one-off': 'Le pique est la seule carte d’une autre couleur : il gagne.',
  'rules.trick.rank-off': 'Le carreau est plus haut que le pique : il gagne.',
  'rules.trick.suit-off': 'À hauteur égale, cœur passe avant carreau.',
  'rules.trick.high-joker': 'Le joker haut bat même l’as.',
  'rules.trick.low-joker':
    'Un joker bas a ouvert le pli, puis cœur : c’est cœur qu’il faut fournir, et le plus fort gagne.',

  'rules.pay.made': 'Annonce réussie',
  'rules.pay.missed': 'Annonce manquée',
  'rules.pay.over': 'Manquée, trop de plis',
  'rules.pay.under': 'Manquée, trop peu de plis',
  'rules.pay.some-made': 'Annonce de 1 ou plus réussie',
  'rules.pay.some-missed': 'Annonce de 1 ou plus manquée',
  'rules.pay.some-over': 'Annonce de 1 ou plus, trop de plis',
  'rules.pay.some-under': 'Annonce de 1 ou plus, trop peu de plis',
  'rules.pay.zero-made': 'Annonce de 0 réussie',
  'rules.pay.zero-missed': 'Annonce de 0 manquée',
  'rules.pay.nothing': 'aucun point',
  'rules.gain.one': '{points, plural, one {# point} other {# points}}',
  'rules.gain.bid':
    '{points, plural, one {# point par pli annoncé} other {# points par pli annoncé}}',
  'rules.gain.tricks': '{points, plural, one {# point par pli fait} other {# points par pli fait}}',
  'rules.gain.off':
    '{points, plural, one {# point par pli en trop ou en moins} other {# points par pli en trop ou en moins}}',
  'rules.gain.bidSquared':
    '{points, plural, one {# point par pli annoncé, multiplié par l’annonce} other {# points par pli annoncé, multipliés par l’annonce}}',
  'rules.gain.offSquared':
    '{points, plural, one {# point par pli en trop ou en moins, multiplié par leur nombre} other {# points par pli en trop ou en moins, multipliés par leur nombre}}',
  'rules.gain.offTriangle':
    '{points, plural, one {# point pour le premier pli en trop ou en moins, {second} pour le deuxième, {third} pour le troisième, et ainsi de suite} other {# points pour le premier pli en trop ou en moins, {second} pour le deuxième, {third} pour le troisième, et ainsi de suite}}',
  'rules.gain.handSize':
    '{points, plural, one {# point par carte que tu as reçue} other {# points par carte que tu as reçue}}',
  'rules.loss.one': '{points, plural, one {# point de moins} other {# points de moins}}',
  'rules.loss.bid':
    '{points, plural, one {# point de moins par pli annoncé} other {# points de moins par pli annoncé}}',
  'rules.loss.tricks':
    '{points, plural, one {# point de moins par pli fait} other {# points de moins par pli fait}}',
  'rules.loss.off':
    '{points, plural, one {# point perdu par pli en trop ou en moins} other {# points perdus par pli en trop ou en moins}}',
  'rules.loss.bidSquared':
    '{points, plural, one {# point perdu par pli annoncé, multiplié par l’annonce} other {# points perdus par pli annoncé, multipliés par l’annonce}}',
  'rules.loss.offSquared':
    '{points, plural, one {# point perdu par pli en trop ou en moins, multiplié par leur nombre} other {# points perdus par pli en trop ou en moins, multipliés par leur nombre}}',
  'rules.loss.offTriangle':
    '{points, plural, one {# point perdu pour le premier pli en trop ou en moins, {second} pour le deuxième, {third} pour le troisième, et ainsi de suite} other {# points perdus pour le premier pli en trop ou en moins, {second} pour le deuxième, {third} pour le troisième, et ainsi de suite}}',
  'rules.loss.handSize':
    '{points, plural, one {# point perdu par carte que tu as reçue} other {# points perdus par carte que tu as reçue}}',
  'rules.letters': 'Signification des lettres',
  'rules.letter.b': 'plis annoncés',
  'rules.letter.t': 'plis faits',
  'rules.letter.d': 'plis en trop ou en moins',
  'rules.letter.n': 'cartes par joueur',
  'rules.example.caption':
    '{cards, plural, one {Exemples avec # carte par joueur} other {Exemples avec # cartes par joueur}}',
  'rules.example.outcome': 'Résultat',
  'rules.example.over': '{count, plural, one {# de trop} other {# de trop}}',
  'rules.example.under': '{count, plural, one {# de moins} other {# de moins}}',
  'rules.streak.gain':
    '{from, plural, one {Chaque annonce réussie rapporte {points, plural, one {# point} other {# points}} de plus.} other {Quand tu réussis # annonces de suite, la dernière et chacune des suivantes rapportent {points, plural, one {# point} other {# points}} de plus, jusqu’à ton prochain échec.}}',
  'rules.streak.loss':
    '{from, plural, one {Chaque annonce réussie coûte {points, plural, one {# point} other {# points}}.} other {Quand tu réussis # annonces de suite, la dernière et chacune des suivantes coûtent {points, plural, one {# point} other {# points}}, jusqu’à ton prochain échec.}}',
  'rules.streak.example': 'Une annonce de {bid} réussie compte alors {points}.',
  'rules.streak.made':
    '{every, plural, one {Chaque annonce réussie compte {points} en plus.} other {Toutes les # annonces réussies de suite, on compte {points} en plus.}}',
  'rules.streak.missed':
    '{every, plural, one {Chaque annonce manquée compte {points} en plus.} other {Toutes les # annonces manquées de suite, on compte {points} en plus.}}',
  'rules.streak.example.missed': 'Une annonce de {bid} manquée d’un pli vaut alors {points}.',

  'rules.side.contract':
    'Les annonces des deux partenaires forment leur contrat. Les plis faits en plus s’appellent des sacs.',
  'rules.side.nil':
    'Un nil compte à part. S’il échoue, les plis de ce joueur ne comptent pas pour le contrat et ne sont pas des sacs.',
  'rules.side.bagsKept':
    '{limit, plural, other {Les sacs s’accumulent d’une manche à l’autre ; tous les # sacs, ils sont retirés et comptent selon le tableau.}}',
  'rules.side.caption': 'Points d’une équipe',
  'rules.side.what': 'Pour',
  'rules.side.trick.made': 'Contrat réussi : par pli annoncé',
  'rules.side.trick.set': 'Contrat manqué : par pli annoncé',
  'rules.side.bag': 'Par sac',
  'rules.side.bags': '{limit, plural, one {Par sac, en outre} other {Tous les # sacs}}',
  'rules.side.nil.made': 'Nil réussi',
  'rules.side.nil.failed': 'Nil manqué',
  'rules.side.blind.made': 'Nil aveugle réussi',
  'rules.side.blind.failed': 'Nil aveugle manqué',
  'rules.side.examples': 'Exemples',
  'rules.side.example.contract':
    'Deux partenaires annoncent {first} et {second} et font {won, plural, one {# pli} other {# plis}} : {points}.',
  'rules.side.example.bags':
    'Deux partenaires {before, plural, =0 {sans sac} one {avec # sac} other {avec # sacs}} annoncent {first} et {second} et font {won, plural, one {# pli} other {# plis}} : {points}, {after, plural, =0 {et il ne reste aucun sac} one {et il reste # sac} other {et il reste # sacs}}.',
  'rules.side.example.nil':
    'L’un annonce nil et fait {own, plural, one {# pli} other {# plis}}, l’autre annonce {bid} et en fait {won} : {points}.',

  'rules.end.title': 'Fin de la partie',
  'rules.end.high':
    'Après la dernière manche, le total le plus haut gagne. En cas d’égalité en tête, la victoire est partagée.',
  'rules.end.low':
    'Après la dernière manche, le total le plus bas gagne. En cas d’égalité en tête, la victoire est partagée.',
  'rules.end.target':
    'La partie finit après une manche où une équipe mène avec {target} {count, plural, one {point} other {points}} ou plus : elle gagne.',
  'rules.end.target.late':
    '{rounds, plural, one {Sinon, elle finit après # manche : le total le plus haut gagne, et des totaux égaux partagent la victoire.} other {Sinon, elle finit après # manches : le total le plus haut gagne, et des totaux égaux partagent la victoire.}}',
  'rules.end.solo.high':
    'La partie finit après la première manche où quelqu’un atteint {target} {count, plural, one {point} other {points}} ou plus. Le total le plus haut gagne ; en cas d’égalité, la victoire est partagée.',
  'rules.end.solo.low':
    'La partie finit après la première manche où quelqu’un atteint {target} {count, plural, one {point} other {points}} ou plus. Le total le plus bas gagne ; en cas d’égalité, la victoire est partagée.',
  'rules.end.solo.example':
    'Par exemple, les totaux {totals} terminent la partie : {winner} gagne.',
  'rules.end.solo.late':
    'Elle finit au plus tard après la manche {rounds} : là aussi, le meilleur total gagne.',

  'rules.problem.players': 'Il faut de {min} à {max} joueurs.',
  'rules.problem.eight-each-players':
    'Avec huit cartes chacun d’un seul paquet, on joue de {min} à {max}.',
  'rules.problem.jokers-out-of-range': 'Il faut de 0 à {max} jokers de chaque sorte.',
  'rules.problem.partners-need-four': 'Il faut exactement quatre joueurs pour jouer en équipes.',
  'rules.problem.low-out-of-range':
    '{max, plural, one {La plus petite main doit avoir # carte.} other {La plus petite main doit avoir de 1 à # cartes.}}',
  'rules.problem.high-out-of-range':
    '{max, plural, one {La plus grande main doit avoir # carte.} other {La plus grande main doit avoir de 1 à # cartes : le paquet n’en a pas plus pour autant de joueurs.}}',
  'rules.problem.low-above-high':
    '{high, plural, one {La plus petite main ne peut pas dépasser la plus grande, qui a # carte.} other {La plus petite main ne peut pas dépasser la plus grande, qui a # cartes.}}',
  'rules.problem.turns-out-of-range': 'Une manche peut se jouer de 1 à {max} fois de suite.',
  'rules.problem.ends-out-of-range':
    'La première et la dernière main peuvent se jouer de 1 à {max} fois de suite.',
  'rules.problem.zero-limit-out-of-range':
    'La limite des annonces de 0 de suite doit être de 1 à {max} manches.',
  'rules.problem.hook-from-out-of-range':
    '{max, select, 1 {Le total interdit ne peut s’appliquer qu’à partir de 1 carte.} other {Le total interdit peut s’appliquer à partir de 1 à {max} cartes.}}',
  'rules.problem.trump-list-length': 'Un ordre des atouts compte de 1 à {max} éléments.',
  'rules.problem.no-trump-round-out-of-range':
    'Les manches sans atout se comptent de 1 à {max}, depuis le début ou depuis la fin.',
  'rules.problem.no-trump-rounds-need-suits':
    'Si toutes les couleurs sauf la couleur demandée sont atout, aucune manche ne peut être sans atout.',
  'rules.problem.duty-needs-suits':
    'Si toutes les couleurs sauf la couleur demandée sont atout, on ne peut obliger ni à couper ni à monter.',
  'rules.problem.partnership-needs-partners': 'Ce décompte est fait pour jouer en équipes.',
  'rules.problem.partners-need-partnership': 'Jouer en équipes demande le décompte par équipes.',
  'rules.problem.partnership-hides-nothing':
    'Les partenaires annoncent à tour de rôle et voient leurs cartes : le décompte par équipes exclut les annonces secrètes et les cartes cachées.',
  'rules.problem.number-out-of-range':
    'Un nombre du décompte ne convient pas. Les points sont des nombres entiers de −{max, number} à {max, number} ; ce qui se compte (sacs, annonces réussies de suite) commence à 1, et les points par pli ou de retard commencent à 0.',
  'rules.problem.target-out-of-range':
    'Le score à atteindre est un nombre entier de −{max, number} à {max, number}.',

  'rules.refused.not-a-link': 'Ce lien ne contient pas de règles.',
  'rules.refused.damaged':
    'Ce lien est abîmé : quelque chose s’est perdu ou a changé en chemin. Redemande-le.',
  'rules.refused.newer-version':
    'Ces règles viennent d’une version plus récente du jeu. Recharge la page pour le mettre à jour.',
  'rules.refused.unreadable':
    'Ce fichier ne peut pas être ouvert pour le moment. Choisis-le à nouveau.',
  'rules.refused.not-a-rules-file': 'Ce n’est pas un fichier de règles d’Oh Hell!',
  'rules.refused.too-large': 'Ce fichier est trop gros : des règles font au plus {max} ko.',
  'rules.refused.impossible': 'Ces règles sont injouables :',
};
