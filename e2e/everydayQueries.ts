/** Everyday searches in people's own words; each finds a provider in the demo content. */
export const everydayQueries = `
Hausarzt Ebern, Friseur, Friseur der nach Hause kommt, Friseur der nach Ebern kommt, Fußpflege
Fußpflege Haßfurt barrierefrei, Apotheke, Medikamente bringen, Zahnarzt, Zahnarzt Hofheim, Augenarzt, Optiker
Brillenreparatur, Hörgerät, Hörgerät pfeift, Rollator, Rollator kaputt, Treppenlift, Pflegedienst
Pflegedienst Königsberg, Tagespflege, Kurzzeitpflege, Pflegeheim Haßfurt, betreutes Wohnen, Demenz
Beratung Demenz, Pflegegrad beantragen, Essen auf Rädern, Mittagessen liefern, Haushaltshilfe, Putzhilfe Zeil
Fenster putzen, Gartenhilfe, Rasen mähen, Schnee räumen, Handwerker, Waschmaschine kaputt, Heizung kalt
Computerhilfe, Handy erklären, Fahrdienst, Fahrt zum Arzt, Taxi, Krankengymnastik, Massage Ebern, Logopädie
Hausnotruf, Besuchsdienst, allein und traurig, Seniorentreff, Kartenspielen, Gymnastik im Sitzen, Singen
Bestatter, Testament, Patientenverfügung, Schuldnerberatung, Sparkasse, wer geht mit meiner Mutter zum Arzt
Vater findet nicht mehr heim, Pflege, Hilfe im Alltag, hairdresser, doctor in Ebern, walker broken
meals on wheels, someone to clean my flat, nurse at home, pharmacy
`
  .trim()
  .split(/, |\n/)
