/** Captions in Portuguese, by their Spanish wording; those of the guides are the steps' own. */
export const captionsInPortuguese: Readonly<Record<string, string>> = {
  // Workshop in Chile
  'El 28 de junio, una universidad de Chile abrió sus aulas a la simulación de tronaduras.':
    'Em 28 de junho, uma universidade do Chile abriu suas salas para a simulação de desmontes.',
  'Primero la malla y su secuencia: las isócronas muestran por dónde avanza la salida.':
    'Primeiro a malha e sua sequência: as isócronas mostram por onde a saída avança.',
  'Después el alivio: cuántos milisegundos por metro deja cada fila a la siguiente.':
    'Depois o alívio: quantos milissegundos por metro cada linha deixa para a seguinte.',
  'Y la vibración: la velocidad de partícula en mm/s donde no debe vibrar. Registro de ejemplo.':
    'E a vibração: a velocidade de partícula em mm/s onde não deve vibrar. Registro de exemplo.',
  'Siete temas entre las 9:00 y las 16:00, con una pausa y ejercicios desde la primera hora.':
    'Sete temas entre as 9h e as 16h, com uma pausa e exercícios desde a primeira hora.',
  'Cada asistente se llevó un año de licencia, sin costo.': 'Cada participante levou um ano de licença, sem custo.',

  // Workshop in Brazil
  'Del 29 de abril al 4 de mayo de 2024, una universidad de Ouro Preto recibió el taller.':
    'De 29 de abril a 4 de maio de 2024, uma universidade de Ouro Preto recebeu o workshop.',
  'El primer día: leer el macizo y la malla, y decidir qué se busca en fragmentación y vibración.':
    'No primeiro dia: ler o maciço e a malha, e decidir o que se busca em fragmentação e vibração.',
  'El segundo: diseñar la secuencia y programar adaptadores en el laboratorio, siempre sin explosivos.':
    'No segundo: projetar a sequência e programar adaptadores no laboratório, sempre sem explosivos.',
  'El tercero: cantera escuela, análisis de imágenes y presentación de los grupos.':
    'No terceiro: pedreira-escola, análise de imagens e apresentação dos grupos.',
  'Quienes completaron las tres jornadas recibieron la certificación y una licencia de un año.':
    'Quem completou os três dias recebeu o certificado e uma licença de um ano.',
  'Del aeropuerto a Belo Horizonte y, por la carretera BR-356, hasta Ouro Preto.':
    'Do aeroporto a Belo Horizonte e, pela rodovia BR-356, até Ouro Preto.',
  'Desde la plaza Tiradentes, cuesta arriba hasta el campus. Esquema sin escala.':
    'Da praça Tiradentes, ladeira acima até o campus. Esquema sem escala.',

  // The company
  'Fabricamos equipos y software para la tronadura electrónica en minería y obras civiles.':
    'Fabricamos equipamentos e software para o desmonte eletrônico em mineração e obras civis.',
  'Adaptadores con retardo programable de 0 a 30.000 ms, en pasos de 1 ms.':
    'Adaptadores com retardo programável de 0 a 30.000 ms, em passos de 1 ms.',
  'Cuatro consolas, de la serie corta a la producción.': 'Quatro consoles, da série curta à produção.',
  '150 adaptadores en serie con Next One+.': '150 adaptadores em série com o Next One+.',
  'Tres series y siete idiomas con Next Three.': 'Três séries e sete idiomas com o Next Three.',
  'Disparo a distancia con Next Remote.': 'Disparo a distância com o Next Remote.',
  'NextLion: secuencia, alivio en ms/m y velocidad de partícula en mm/s antes de cargar.':
    'NextLion: sequência, alívio em ms/m e velocidade de partícula em mm/s antes de carregar.',
  'Quamtum mide lo que la tronadura dejó: de la imagen a la curva de tamaños.':
    'O Quamtum mede o que o desmonte deixou: da imagem à curva de tamanhos.',
  'Presencia en más de 6 países, con oficinas en México, Perú, Chile y Estados Unidos.':
    'Presença em mais de 6 países, com escritórios no México, Peru, Chile e Estados Unidos.',

  // Fragmentation
  'Lo que deja una tronadura se puede medir: fragmento por fragmento, desde una imagen.':
    'O que um desmonte deixa pode ser medido: fragmento por fragmento, a partir de uma imagem.',
  'Quamtum toma la imagen en terreno y guarda el lugar con una exactitud GPS de 1 a 5 m.':
    'O Quamtum faz a imagem em campo e guarda o local com uma exatidão de GPS de 1 a 5 m.',
  'Cada fragmento se delinea y se mide: cálidos los gruesos, fríos los finos.':
    'Cada fragmento é contornado e medido: em cores quentes os grossos, em frias os finos.',
  'De todos los tamaños sale la curva: cuánto pasa por cada abertura. Valores de ejemplo.':
    'De todos os tamanhos sai a curva: quanto passa por cada abertura. Valores de exemplo.',
  'Tres versiones: portátil, desde un dron en 360° y en el escritorio.':
    'Três versões: portátil, com drone em 360° e no desktop.',
}
