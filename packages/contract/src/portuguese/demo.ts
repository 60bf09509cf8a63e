/** What the data for demonstrations says on public pages: workshops, certificates and documents. */
export const portugueseDemo: Readonly<Record<string, string>> = {
  'Primera edición.': 'Primeira edição.',
  'Explica cómo leer el resultado.': 'Explica como ler o resultado.',
  'Antofagasta: taller de simulación de tronaduras': 'Antofagasta: workshop de simulação de desmontes',
  'Arequipa: taller de medición de fragmentación': 'Arequipa: workshop de medição de fragmentação',
  'Un día de trabajo con el software de simulación: desde la malla de perforación hasta la lectura del resultado, con casos de minas a rajo abierto y computadores para todos.':
    'Um dia de trabalho com o software de simulação: da malha de perfuração à leitura do resultado, com casos de minas a céu aberto e computadores para todos.',
  'Iniciación electrónica: qué cambia frente a la pirotécnica':
    'Iniciação eletrônica: o que muda em relação à pirotécnica',
  'De la perforación al modelo: cargar y revisar una malla': 'Da perfuração ao modelo: carregar e conferir uma malha',
  'Secuencias e isócronas': 'Sequências e isócronas',
  'Alivio y dirección de desplazamiento': 'Alívio e direção do deslocamento',
  'Pausa para almorzar': 'Intervalo para o almoço',
  'Vibraciones: predecir la velocidad de partícula': 'Vibrações: prever a velocidade de partícula',
  'Fragmentación: comparar el diseño con lo medido': 'Fragmentação: comparar o projeto com o que foi medido',
  'Caso completo por grupos, con revisión en común': 'Caso completo em grupos, com revisão em conjunto',
  'Ingeniero de tronadura': 'Engenheiro de desmonte',
  'Diseña secuencias para rajos de cobre y guía la puesta en marcha de consolas en faena.':
    'Projeta sequências para cavas de cobre e conduz a entrada em operação de consoles nas minas.',
  'Especialista en simulación': 'Especialista em simulação',
  'Construye los modelos de vibración y enseña a leerlos sin adornos.':
    'Constrói os modelos de vibração e ensina a lê-los sem rodeios.',
  'Jefe de aplicaciones': 'Chefe de aplicações',
  'Lleva los resultados de cada disparo de vuelta al diseño siguiente.':
    'Leva os resultados de cada disparo de volta ao projeto seguinte.',
  'Workshop universitario de iniciación electrónica': 'Workshop universitário de iniciação eletrônica',
  'Taller de simulación de tronaduras': 'Workshop de simulação de desmontes',
  'Operación segura de consolas de programación y disparo': 'Operação segura de consoles de programação e disparo',
  'Guía de conexión en terreno': 'Guia de conexão em campo (em espanhol)',
  'Cuatro pasos en una página, para imprimir y llevar.': 'Quatro passos em uma página, para imprimir e levar.',
  'Guía de conexión en terreno (inglés)': 'Guia de conexão em campo (em inglês)',
  'La misma guía, en inglés.': 'O mesmo guia, em inglês.',
  'Agrega los pasos después del disparo.': 'Acrescenta os passos após o disparo.',
  'Fragmentación desde una imagen': 'Fragmentação a partir de uma imagem',
  'Medio minuto: de la foto en terreno a la curva de tamaños. Sin sonido, con subtítulos.':
    'Meio minuto: da foto em campo à curva de tamanhos. Sem som, com legendas.',
}
