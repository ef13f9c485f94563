import type { Translation } from '../translation.ts';
import type { fairness as english } from '../en/fairness.ts';

export const fairness: Translation<typeof english> = {
  'fairness.intro':
    'すべてのカードは最初のビッドの前に決まっています。相手は、その席から見えることだけで判断します。',
  'fairness.sealed': 'フェアプレイ：シャッフルを検証',
  'fairness.commitment': 'この配りのハッシュ値（SHA‑256）',
  'fairness.insecure':
    'このページはhttpsで読み込まれていないため、ブラウザーでハッシュ値を計算できません。',
  'fairness.later':
    'よければ書き留めてください。ゲームが終わると、ハッシュ値のもとになった文と、各シャッフルのシードがここに表示されます。1枚でもカードを変えれば、ハッシュ値も変わります。',
  'fairness.text': 'ハッシュ値のもとになった文',
  'fairness.check.title': '配りを検証',
  'fairness.check.text':
    'シードから各ラウンドをもう一度シャッフルして配り、出されたカードとめくられたカードのすべてと比べます。',
  'fairness.noted': 'ゲームの前に書き留めたハッシュ値（あれば）',
  'fairness.check': '検証する',
  'fairness.dealt': 'すべて一致：{rounds}ラウンド、{cards}枚がシードのとおりです。',
  'fairness.notDealt': 'シードと一致しないラウンド：{rounds}。',
  'fairness.same': '書き留めたハッシュ値と一致します。',
  'fairness.notSame': '書き留めたハッシュ値と一致しません。',
  'fairness.yourself.title': 'ほかのツールで確かめる',
  'fairness.yourself.hash':
    'どのSHA-256のツールでも、同じ文から同じハッシュ値が得られます。ターミナルでは：',
  'fairness.yourself.command': 'ハッシュ値を求めるコマンド',
  'fairness.yourself.deal':
    'シャッフルには公開された乱数生成器xoroshiro128+を使います。最初のジャンプでディーラーを決め、その後のジャンプごとに1ラウンド分をシャッフルします。次のNodeプログラムは、あるラウンドのデッキを表示します：',
  'fairness.yourself.program': 'ラウンド1のデッキを表示するプログラム',
  'fairness.copy': 'コピー',
};
