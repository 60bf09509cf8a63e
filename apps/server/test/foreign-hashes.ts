/** A password, and how other programs stored it, as cheaply as their formats allow. */
export const oldPassword = 'Clave-Antigua-7'

export const foreignHashes = {
  'bcrypt 2a': '$2a$04$abcdefghijklmnopqrstuuqI.cCrZrfm9k2nn/wSB59TXnhD.1qKW',
  'bcrypt 2b': '$2b$04$abcdefghijklmnopqrstuuqI.cCrZrfm9k2nn/wSB59TXnhD.1qKW',
  'bcrypt 2y': '$2y$05$abcdefghijklmnopqrstuuV5S7rSsNFIqD/afVDSX.zdMIvFy6LB2',
  'bcrypt of Django': 'bcrypt$$2b$04$abcdefghijklmnopqrstuuqI.cCrZrfm9k2nn/wSB59TXnhD.1qKW',
  'PBKDF2 of Django': 'pbkdf2_sha256$1200$Zq8sLk3mVt$9uOBMAm6IaPg2rw0l3CZDdY1aLMDtOnCmcAMnF7Np9w=',
  'PBKDF2 of passlib':
    '$pbkdf2-sha512$1200$AAECAwQFBgcICQoLDA0ODw$MQPjv/7hbDHAsBr1uesfqfKyBDnbhL0fQa1XKQ37cr2qKXPPiI8x773MNYVgo4jg1yIJItt0diTPd77dyAfeww',
  'PBKDF2 in PHC form': '$pbkdf2-sha256$i=1200,l=32$AAECAwQFBgcICQoLDA0ODw$vymBS0+mksrMtdP082L2NwsUGqTF1JAbLunByouPAFU',
  'PBKDF2 of Werkzeug':
    'pbkdf2:sha256:1200$aB3dE5fG7h$699533453b753fc942f0f6ea7d2b3dc332c540bbbc90e54a4cf1f05ec628ae83',
  'PBKDF2 of Werkzeug with SHA-512':
    'pbkdf2:sha512:1200$aB3dE5fG7h$7218a1bbb34d2b0d93707afa9feac58e362a7126b191be53de2f424734f89d6190105061f752ef199c1cc566ff740de6fd1ce5db0791bde43c8014a8dbd08733',
} as const
