const es = {
  breadcrumb: 'Ruta de la página',
  home: 'Inicio',
  support: 'Soporte',
  faqTitle: 'Preguntas frecuentes',
  faqDescription:
    'Respuestas sobre compra, entrega, garantía, equipos en terreno, licencias de software, cuentas y clasificados de maquinaria.',
  faqLead: 'Lo que más nos preguntan, con respuestas que se pueden enlazar una por una.',
  topics: 'Temas',
  link: 'Enlace a esta pregunta',
  askTitle: '¿No está aquí lo que busca?',
  askText: 'Escriba a la oficina más cercana; responde una persona, con nombre.',
  askOffices: 'Ver las oficinas',
}

const en: typeof es = {
  breadcrumb: 'Breadcrumb',
  home: 'Home',
  support: 'Support',
  faqTitle: 'Frequently asked questions',
  faqDescription:
    'Answers on buying, delivery, warranty, devices in the field, software licenses, accounts and machinery classifieds.',
  faqLead: 'What we are asked most, with answers that can be linked one by one.',
  topics: 'Topics',
  link: 'Link to this question',
  askTitle: 'Is what you look for not here?',
  askText: 'Write to the nearest office; a person answers, with a name.',
  askOffices: 'See the offices',
}

export const supportTexts = { es, en }
