import * as migration_20261121_094202_initial from './20261121_094202_initial.ts';
import * as migration_20261121_114345_versions_outlive_categories from './20261121_114345_versions_outlive_categories.ts';
import * as migration_20261122_071855_words_and_voice from './20261122_071855_words_and_voice.ts';
import * as migration_20261122_104324_session_details from './20261122_104324_session_details.ts';
import * as migration_20261122_124057_retention from './20261122_124057_retention.ts';
import * as migration_20261122_134452_security_log from './20261122_134452_security_log.ts';
import * as migration_20261122_140957_undo from './20261122_140957_undo.ts';
import * as migration_20261122_143927_decisions from './20261122_143927_decisions.ts';
import * as migration_20261122_144604_second_factors from './20261122_144604_second_factors.ts';
import * as migration_20261122_145056_closed_dates from './20261122_145056_closed_dates.ts';
import * as migration_20261122_145720_public_holidays from './20261122_145720_public_holidays.ts';
import * as migration_20261122_170519_import_headings from './20261122_170519_import_headings.ts';
import * as migration_20261122_173501_news_in_time from './20261122_173501_news_in_time.ts';
import * as migration_20261122_175711_different_entries from './20261122_175711_different_entries.ts';
import * as migration_20261122_212605_trust_and_undo from './20261122_212605_trust_and_undo.ts';
import * as migration_20261123_214031_accounts_and_mails from './20261123_214031_accounts_and_mails.ts';
import * as migration_20261123_230540_add_what_empty_cells_do from './20261123_230540_add_what_empty_cells_do.ts';
import * as migration_20261124_104840_journal from './20261124_104840_journal.ts';
import * as migration_20261124_171033_journal_by_field from './20261124_171033_journal_by_field.ts';
import * as migration_20261124_174202_add_categories_that_come from './20261124_174202_add_categories_that_come.ts';
import * as migration_20261124_182508_add_timetable from './20261124_182508_add_timetable.ts';
import * as migration_20261124_184737_log_kinds from './20261124_184737_log_kinds.ts';
import * as migration_20261124_185832_add_pharmacy_service from './20261124_185832_add_pharmacy_service.ts';
import * as migration_20261124_204329_add_subtypes_and_demand_bus from './20261124_204329_add_subtypes_and_demand_bus.ts';
import * as migration_20261124_210407_add_accessibility_statement from './20261124_210407_add_accessibility_statement.ts';
import * as migration_20261124_214748_add_places_of_the_region from './20261124_214748_add_places_of_the_region.ts';
import * as migration_20261126_123225_brochure from './20261126_123225_brochure.ts';
import * as migration_20261126_152804_accounts from './20261126_152804_accounts.ts';
import * as migration_20261126_164104_add_former_dates from './20261126_164104_add_former_dates.ts';
import * as migration_20261126_190922_keep_mail_texts from './20261126_190922_keep_mail_texts.ts';
import * as migration_20261126_201226_add_request_questions from './20261126_201226_add_request_questions.ts';
import * as migration_20261126_202251_import_questions from './20261126_202251_import_questions.ts';
import * as migration_20261127_092553_import_reasons from './20261127_092553_import_reasons.ts';
import * as migration_20261127_103327_journal_line_indexes from './20261127_103327_journal_line_indexes.ts';

export const migrations = [
  {
    up: migration_20261121_094202_initial.up,
    down: migration_20261121_094202_initial.down,
    name: '20261121_094202_initial',
  },
  {
    up: migration_20261121_114345_versions_outlive_categories.up,
    down: migration_20261121_114345_versions_outlive_categories.down,
    name: '20261121_114345_versions_outlive_categories',
  },
  {
    up: migration_20261122_071855_words_and_voice.up,
    down: migration_20261122_071855_words_and_voice.down,
    name: '20261122_071855_words_and_voice',
  },
  {
    up: migration_20261122_104324_session_details.up,
    down: migration_20261122_104324_session_details.down,
    name: '20261122_104324_session_details',
  },
  {
    up: migration_20261122_124057_retention.up,
    down: migration_20261122_124057_retention.down,
    name: '20261122_124057_retention',
  },
  {
    up: migration_20261122_134452_security_log.up,
    down: migration_20261122_134452_security_log.down,
    name: '20261122_134452_security_log',
  },
  {
    up: migration_20261122_140957_undo.up,
    down: migration_20261122_140957_undo.down,
    name: '20261122_140957_undo',
  },
  {
    up: migration_20261122_143927_decisions.up,
    down: migration_20261122_143927_decisions.down,
    name: '20261122_143927_decisions',
  },
  {
    up: migration_20261122_144604_second_factors.up,
    down: migration_20261122_144604_second_factors.down,
    name: '20261122_144604_second_factors',
  },
  {
    up: migration_20261122_145056_closed_dates.up,
    down: migration_20261122_145056_closed_dates.down,
    name: '20261122_145056_closed_dates',
  },
  {
    up: migration_20261122_145720_public_holidays.up,
    down: migration_20261122_145720_public_holidays.down,
    name: '20261122_145720_public_holidays',
  },
  {
    up: migration_20261122_170519_import_headings.up,
    down: migration_20261122_170519_import_headings.down,
    name: '20261122_170519_import_headings',
  },
  {
    up: migration_20261122_173501_news_in_time.up,
    down: migration_20261122_173501_news_in_time.down,
    name: '20261122_173501_news_in_time',
  },
  {
    up: migration_20261122_175711_different_entries.up,
    down: migration_20261122_175711_different_entries.down,
    name: '20261122_175711_different_entries',
  },
  {
    up: migration_20261122_212605_trust_and_undo.up,
    down: migration_20261122_212605_trust_and_undo.down,
    name: '20261122_212605_trust_and_undo',
  },
  {
    up: migration_20261123_214031_accounts_and_mails.up,
    down: migration_20261123_214031_accounts_and_mails.down,
    name: '20261123_214031_accounts_and_mails',
  },
  {
    up: migration_20261123_230540_add_what_empty_cells_do.up,
    down: migration_20261123_230540_add_what_empty_cells_do.down,
    name: '20261123_230540_add_what_empty_cells_do',
  },
  {
    up: migration_20261124_104840_journal.up,
    down: migration_20261124_104840_journal.down,
    name: '20261124_104840_journal',
  },
  {
    up: migration_20261124_171033_journal_by_field.up,
    down: migration_20261124_171033_journal_by_field.down,
    name: '20261124_171033_journal_by_field',
  },
  {
    up: migration_20261124_174202_add_categories_that_come.up,
    down: migration_20261124_174202_add_categories_that_come.down,
    name: '20261124_174202_add_categories_that_come',
  },
  {
    up: migration_20261124_182508_add_timetable.up,
    down: migration_20261124_182508_add_timetable.down,
    name: '20261124_182508_add_timetable',
  },
  {
    up: migration_20261124_184737_log_kinds.up,
    down: migration_20261124_184737_log_kinds.down,
    name: '20261124_184737_log_kinds',
  },
  {
    up: migration_20261124_185832_add_pharmacy_service.up,
    down: migration_20261124_185832_add_pharmacy_service.down,
    name: '20261124_185832_add_pharmacy_service',
  },
  {
    up: migration_20261124_204329_add_subtypes_and_demand_bus.up,
    down: migration_20261124_204329_add_subtypes_and_demand_bus.down,
    name: '20261124_204329_add_subtypes_and_demand_bus',
  },
  {
    up: migration_20261124_210407_add_accessibility_statement.up,
    down: migration_20261124_210407_add_accessibility_statement.down,
    name: '20261124_210407_add_accessibility_statement',
  },
  {
    up: migration_20261124_214748_add_places_of_the_region.up,
    down: migration_20261124_214748_add_places_of_the_region.down,
    name: '20261124_214748_add_places_of_the_region',
  },
  {
    up: migration_20261126_123225_brochure.up,
    down: migration_20261126_123225_brochure.down,
    name: '20261126_123225_brochure',
  },
  {
    up: migration_20261126_152804_accounts.up,
    down: migration_20261126_152804_accounts.down,
    name: '20261126_152804_accounts',
  },
  {
    up: migration_20261126_164104_add_former_dates.up,
    down: migration_20261126_164104_add_former_dates.down,
    name: '20261126_164104_add_former_dates',
  },
  {
    up: migration_20261126_190922_keep_mail_texts.up,
    down: migration_20261126_190922_keep_mail_texts.down,
    name: '20261126_190922_keep_mail_texts',
  },
  {
    up: migration_20261126_201226_add_request_questions.up,
    down: migration_20261126_201226_add_request_questions.down,
    name: '20261126_201226_add_request_questions',
  },
  {
    up: migration_20261126_202251_import_questions.up,
    down: migration_20261126_202251_import_questions.down,
    name: '20261126_202251_import_questions',
  },
  {
    up: migration_20261127_092553_import_reasons.up,
    down: migration_20261127_092553_import_reasons.down,
    name: '20261127_092553_import_reasons',
  },
  {
    up: migration_20261127_103327_journal_line_indexes.up,
    down: migration_20261127_103327_journal_line_indexes.down,
    name: '20261127_103327_journal_line_indexes'
  },
];
