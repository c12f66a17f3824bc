update quality_count set name = 'messages' where name = 'letters';

update job_run set name = 'record-feedback-reports' where name = 'record-letters';
