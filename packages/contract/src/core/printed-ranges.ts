/**
 * The signs that documents print, as runs: distance from the end of the run before, and length, in base 36. Written by
 * assets/fonts.py from the fonts of documents; a test compares them.
 */
export const printedRuns =
  'w.2n x.4p 1.3e 1.9m 2.2f 2.6 4.7 1 1.k 1.1r e.4u 2.2o 1b 2p.1j 8.r 4.6 b.74 28.1c 6o.v 1.2 6.6g w1.1m ' +
  '4.t 2us.13 1.2 21 3.3 3 1.2 1 3.3 2 6.4 1i 3 q 3.1j 6.7u 2.6 2.12 2.6 2.8 1 1 1 1.v 2.1h 1.f 1.e 2.6 1.j ' +
  '2.3 1.9 1.14 7.1d g.2 2.r 1.d 3.w r.4 4 4 7 f.2 1 1.2 2 9 2.2 6.6 2 3.2 2 3 6 1 h 1 3 6.1b 7.a f.2 5.2 ' +
  '1.3 4.2 k 1 1 9.2 4.2 1 2 n 2.2 8 1.2 7 3 c s n 3.2 4d 1 i 1.2 9.4 2 2c 6 3 1u.2 p.b 4.3 14 1o.9 25.q ' +
  'q 51.3 7.2 6.2 2.2 2.4 2.2 2.4 2.3 2 m 8 b.4 1.7 7 2 2.2 2 4 2 1.2 2 3 3.2 8.3 1 3 1 5.c b.3 1 1.2 1 i ' +
  '2.2 i.6 1 1.2 3.2 5 2.2 4.2 b.2 5.2 2 5.2 1 1.2 k.2 5.6 1.4 2 4 2 2.6 1 2.3 1.2 5 3 6 a.2 f 2 4 1 4.5 ' +
  'b.2 r.9 c.3 9 e e 1b 5.6 8p.2 cv.3 a.2 7.2 1f 4 86 2 an o 14 ce.1s 1.2e 2.2v 1d.2m 7c 1 5eu.g6o 1bj 9r ' +
  '1c.a 4m.w 1a k1.8mc 1ng 1.3j i.4 e.1u c.16 1.1z 2ho.5 1q5 ux.q 1.5 1 1.2 1.2 1.3h g.cd 2.1i 7 w.g e.2 ' +
  'g.e 1u.5 1.3r 2 1.4f 1.u 3.6 2.6 2.6 2.3 3.7 1.7 2z2.3 2dc.a 162i 5m 2n.r w.2 4.2 c.2 e 2.a 23.q 1.2 n ' +
  'k 2.9 l.2 4u.y 2.34 2.2 1.3 2.2b 2.3 1.7b 1.1r b.6 1.o 7.2 2.8 c 2.4 2 4.2 d.2 2 8.2 9 5.3 c.3 8.3 2 1 ' +
  '4 6 3 6.2e 1c.1y 5.8 2.5 2.a 3 1.2 3 2.a 6b.c 4 2n 1 55.1b 1.a 1.55 34.d 3.1z 1 3.i 1.d 3.c gvud.a 13.q ' +
  '4 2nol.a n1 1.a '
