const es = {
  share: 'Compartir',
  copy: 'Copiar enlace',
  copied: 'Enlace copiado.',
}

const en: typeof es = {
  share: 'Share',
  copy: 'Copy link',
  copied: 'Link copied.',
}

export const shareTexts = { key: 'marketplace/share', es, en }
